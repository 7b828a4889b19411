import type { PartManifest } from '@storefront/tooling/build/part-manifest';

/** What differs between two releases of one part, in lines for people; one line when nothing does. */
export function describeDiff(from: PartManifest, to: PartManifest): readonly string[] {
  const lines = [
    ...changed('contract', from.contract, to.contract),
    ...changed('sources', from.sourceHash.slice(0, 12), to.sourceHash.slice(0, 12)),
    ...listed('path', from.routes, to.routes),
    ...Object.entries({ ...from.shared, ...to.shared }).flatMap(([library]) =>
      changed(library, from.shared[library] ?? 'not used', to.shared[library] ?? 'not used'),
    ),
    ...listed('name asked of a shared library', namesOf(from), namesOf(to)),
    ...filesOf(from, to),
  ];
  return [
    `${from.name}  ${from.version} → ${to.version}`,
    ...(lines.length > 0 ? lines.map((line) => `  ${line}`) : ['  nothing differs']),
  ];
}

function changed(what: string, before: string, after: string): string[] {
  return before === after ? [] : [`${what}: ${before} → ${after}`];
}

function listed(what: string, before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((one) => !after.includes(one)).map((one) => `- ${what} ${one}`),
    ...after.filter((one) => !before.includes(one)).map((one) => `+ ${what} ${one}`),
  ];
}

function namesOf({ curated }: PartManifest): readonly string[] {
  return Object.entries(curated).flatMap(([library, names]) => names.map((name) => `${name} of ${library}`));
}

/** Names of files hold a hash of what is in them: what is told apart is the rest of the name. */
function filesOf(from: PartManifest, to: PartManifest): string[] {
  const same = Object.keys(to.files).filter((file) => from.files[file] === to.files[file]);
  const [gone, come] = [from, to].map(({ files }) =>
    Object.keys(files).filter((file) => !same.includes(file)),
  );
  return [
    `files: ${same.length} as before, ${gone?.length ?? 0} gone, ${come?.length ?? 0} new`,
    ...(gone ?? []).map((file) => `- ${file}`),
    ...(come ?? []).map((file) => `+ ${file}`),
  ].filter((line) => line !== `files: ${same.length} as before, 0 gone, 0 new`);
}
