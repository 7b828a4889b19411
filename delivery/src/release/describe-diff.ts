import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import type { HarmfulMark } from '../store/release-store';

import { describeMark } from './describe-mark';

/** Describes the differences between two releases of one app, one per line. @param marks harmful marks of the app */
export function describeDiff(
  from: AppManifest,
  to: AppManifest,
  marks: readonly HarmfulMark[] = [],
): readonly string[] {
  const lines = [
    ...changedValue('contract', from.contract, to.contract),
    ...changedValue('sources', from.sourceHash.slice(0, 12), to.sourceHash.slice(0, 12)),
    ...listChanges('route', from.routes, to.routes),
    ...Object.entries({ ...from.shared, ...to.shared }).flatMap(([library]) =>
      changedValue(library, from.shared[library] ?? 'not used', to.shared[library] ?? 'not used'),
    ),
    ...listChanges('curated name', curatedNames(from), curatedNames(to)),
    ...fileChanges(from, to),
  ];
  return [
    `${from.name}  ${from.version} → ${to.version}`,
    ...marks
      .filter(({ version }) => version === from.version || version === to.version)
      .map((mark) => `  ! ${mark.version} is ${describeMark(mark)}`),
    ...(lines.length > 0 ? lines.map((line) => `  ${line}`) : ['  no differences']),
  ];
}

function changedValue(what: string, before: string, after: string): string[] {
  return before === after ? [] : [`${what}: ${before} → ${after}`];
}

function listChanges(what: string, before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((one) => !after.includes(one)).map((one) => `- ${what} ${one}`),
    ...after.filter((one) => !before.includes(one)).map((one) => `+ ${what} ${one}`),
  ];
}

function curatedNames({ curated }: AppManifest): readonly string[] {
  return Object.entries(curated).flatMap(([library, names]) => names.map((name) => `${name} of ${library}`));
}

/** File names contain a content hash, so a changed file counts as one removed and one new file. */
function fileChanges(from: AppManifest, to: AppManifest): string[] {
  const same = Object.keys(to.files).filter((file) => from.files[file] === to.files[file]);
  const [removed, added] = [from, to].map(({ files }) =>
    Object.keys(files).filter((file) => !same.includes(file)),
  );
  return [
    `files: ${same.length} unchanged, ${removed?.length ?? 0} removed, ${added?.length ?? 0} new`,
    ...(removed ?? []).map((file) => `- ${file}`),
    ...(added ?? []).map((file) => `+ ${file}`),
  ].filter((line) => line !== `files: ${same.length} unchanged, 0 removed, 0 new`);
}
