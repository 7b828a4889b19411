import { catalogVersion } from '../packages/package-json';

import { pageName, sourceFiles, type NewRemote } from './remote-files';

/** Versions or locations of the published packages, as package.json names them. */
export interface PublishedLocations {
  readonly contract: string;
  readonly ui: string;
  readonly 'remote-tools': string;
}

const PUBLISHED = {
  contracts: '@storefront/contract',
  page: '@storefront/contract/page',
  ui: '@storefront/ui',
  testing: '@storefront/contract/testing',
};

/** Returns the files of a repository with one remote: path from its root, and content. */
export function ownRepositoryFiles(
  remote: NewRemote,
  locations: PublishedLocations,
): Readonly<Record<string, string>> {
  return {
    'package.json': packageJson(remote, locations),
    'tsconfig.json': TSCONFIG,
    'jest.config.cjs': JEST,
    '.oxlintrc.json': OXLINT,
    '.gitignore': IGNORED,
    'README.md': readme(remote),
    ...sourceFiles(remote, PUBLISHED),
  };
}

function packageJson({ name }: NewRemote, locations: PublishedLocations): string {
  const exactly = (...names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, catalogVersion(one)]));
  const content = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    storefront: { app: 'remote', repository: 'own' },
    budget: { pageBytes: { '*': 165_000 } },
    scripts: {
      dev: 'storefront dev',
      build: 'storefront build',
      check: 'storefront check',
      test: 'jest',
      release: 'storefront release',
      canary: 'storefront release canary',
    },
    dependencies: {
      '@storefront/contract': locations.contract,
      '@storefront/ui': locations.ui,
      ...exactly('@emotion/react', 'react', 'react-dom', 'react-router-dom', 'zod', 'zustand'),
    },
    devDependencies: {
      '@storefront/remote-tools': locations['remote-tools'],
      ...exactly('@testing-library/dom', '@testing-library/react', '@types/react', '@types/react-dom'),
    },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const TSCONFIG = `{
  "extends": "@storefront/remote-tools/tsconfig.base.json",
  "include": ["src", "testing"]
}
`;

const JEST = `const { remoteJestConfig } = require('@storefront/remote-tools/jest');

module.exports = remoteJestConfig(__dirname);
`;

const OXLINT = `{
  "extends": ["./node_modules/@storefront/remote-tools/oxlintrc.json"]
}
`;

/** The private key is in the data folder. */
const IGNORED = `node_modules
.build
.cache
.data
`;

function readme(remote: NewRemote): string {
  const { name, path } = remote;
  return `# ${name}

What shoppers do here, in one sentence. A remote of the storefront with a repository of its own.

| URL | Route file |
|---|---|
| \`${path}\` | \`src/routes/${pageName(path)}.route.tsx\` |

\`\`\`sh
npm install
npm run dev -- --against https://shop.example   # this remote from its sources, in the shop as it is live there
npm test
npm run check                                   # types, lint and imports, as the release checks them
npm run release -- ${name}                # builds, checks and releases it
npm run release -- rollback ${name}       # takes it back
\`\`\`

## Releasing

| Setting | |
|---|---|
| \`RELEASE_STORE\` | the release store of the shop: a folder, or \`s3://bucket/prefix\` |
| \`SITE_URL\` | the shop, to see when it shows a release |

Once: \`npm run release -- keys create .data/keys/signing.pem\` creates the key of this repository. Give the public key that it
prints to the owner of the shop, who allows it to sign ${name} and returns \`root.json\` (public), which belongs beside the
key. Keep the key out of the repository.

The remote imports \`@storefront/contract\` (what all apps agree on, and the test kit), \`@storefront/ui\` (components) and what
its package.json names. Their change logs are in \`node_modules/@storefront/*/CHANGELOG.md\`.
`;
}
