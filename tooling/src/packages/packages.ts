/** A package that is published for remotes with repositories of their own. */
export type PublishedPackage = 'contract' | 'ui' | 'remote-tools';

export const PUBLISHED_PACKAGES: readonly PublishedPackage[] = ['contract', 'ui', 'remote-tools'];

const SOURCE = /\.tsx?$/;

/**
 * Public modules by folder of their sources: what follows the folder is the rest of the name. The first match counts.
 * A file that matches nothing has no name, so only its own package can import it.
 */
const PUBLIC_FOLDERS: readonly { readonly folder: string; readonly name: string }[] = [
  { folder: 'shared/src/contracts/', name: '@storefront/contract/' },
  { folder: 'shared/src/runtime/index', name: '@storefront/contract/runtime' },
  { folder: 'shared/src/domain/', name: '@storefront/contract/domain/' },
  { folder: 'shared/src/platform/', name: '@storefront/contract/platform/' },
  { folder: 'shared/src/composites/page/', name: '@storefront/contract/page/' },
  { folder: 'shared/testing/', name: '@storefront/contract/testing/' },
  { folder: 'shared/src/ui/', name: '@storefront/ui/' },
];

/** Folders and files whose modules make up each package, with everything that they import. */
export const ENTRIES: Readonly<Record<PublishedPackage, readonly string[]>> = {
  contract: [
    'shared/src/contracts',
    'shared/src/runtime/index.ts',
    // Read by the build of a remote, which must not use a name that the shell does not share.
    'shared/src/federated',
    'shared/src/domain/dates/iso-date.ts',
    'shared/src/domain/pricing/pence.ts',
    'shared/src/composites/page/page-head.tsx',
    'shared/src/platform/http/request-json.ts',
    'shared/src/platform/verified-worker/verified-worker.ts',
    'shared/testing/fake-host.tsx',
    'shared/testing/booking-builders.ts',
    'shared/testing/fake-fetch.ts',
    'shared/testing/session-recording/recorded-runtime.tsx',
  ],
  ui: ['shared/src/ui'],
  'remote-tools': [
    'delivery/src/commands/release.ts',
    'delivery/src/commands/build.ts',
    'delivery/src/commands/dev-against.ts',
    'tooling/src/commands/check.ts',
    'tooling/src/webpack/app-config.ts',
    'tooling/src/webpack/share-table.ts',
    'tooling/src/checks/app-checks.ts',
  ],
};

/** Only the shell inserts the styles of the whole page and its fonts. */
export const LEFT_OUT = ['shared/src/ui/global-styles.tsx'];

/** Files that are copied as they are: from the workspace, into the package. */
export const COPIED: Readonly<Record<PublishedPackage, Readonly<Record<string, string>>>> = {
  contract: { 'docs/contracts/CHANGELOG.md': 'CHANGELOG.md' },
  ui: {},
  'remote-tools': {
    'docs/contracts/CHANGELOG-remote-tools.md': 'CHANGELOG.md',
    'delivery/src/edge/site-icons': 'dist/delivery/src/edge/site-icons',
    'tooling/jest': 'jest',
    'tooling/src/packages/files/storefront.mjs': 'bin/storefront.mjs',
    'tooling/src/packages/files/tsconfig.base.json': 'tsconfig.base.json',
    '.oxlintrc.json': 'oxlintrc.json',
  },
};

/** Returns the name under which other packages import a source file; `null` if it has none. */
export function publicNameOf(file: string): string | null {
  const found = PUBLIC_FOLDERS.find(({ folder }) => file.startsWith(folder));
  return found ? found.name + file.slice(found.folder.length).replace(SOURCE, '') : null;
}

/** Returns the path of the compiled form of a source file in its package. */
export function compiledPath(file: string): string {
  return `dist/${file.replace(/^shared\/(?=src|testing)/, '').replace(SOURCE, '.js')}`;
}
