import type { AppManifest } from '@storefront/tooling/build/app-manifest';

/** A field that differs between two releases. */
export interface ChangedField {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** What differs between two releases of one app. */
export interface Difference {
  readonly fields: readonly ChangedField[];
  /** Routes and names of shared libraries. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly files: {
    readonly same: number;
    readonly added: readonly string[];
    readonly removed: readonly string[];
  };
}

/** Compares two manifests: contract, sources, ranges of shared libraries, routes and files. */
export function differenceOf(from: AppManifest, to: AppManifest): Difference {
  const libraries = Object.keys({ ...from.shared, ...to.shared }).toSorted();
  const fields = [
    { name: 'Contract', from: from.contract, to: to.contract },
    { name: 'Sources', from: from.sourceHash.slice(0, 12), to: to.sourceHash.slice(0, 12) },
    { name: 'Owner', from: from.owner ?? 'unknown', to: to.owner ?? 'unknown' },
    ...libraries.map((name) => ({
      name,
      from: from.shared[name] ?? 'not used',
      to: to.shared[name] ?? 'not used',
    })),
  ].filter((field) => field.from !== field.to);
  const names = (manifest: AppManifest) => [
    ...manifest.routes.map((route) => `route ${route}`),
    ...Object.entries(manifest.curated).flatMap(([library, list]) =>
      list.map((name) => `${name} of ${library}`),
    ),
  ];
  const same = Object.keys(to.files).filter((file) => from.files[file] === to.files[file]);
  return {
    fields,
    added: without(names(to), names(from)),
    removed: without(names(from), names(to)),
    files: {
      same: same.length,
      added: without(Object.keys(to.files), same),
      removed: without(Object.keys(from.files), same),
    },
  };
}

function without(list: readonly string[], others: readonly string[]): readonly string[] {
  return list.filter((one) => !others.includes(one));
}
