export interface NewRemote {
  readonly name: `mfe-${string}`;
  /** Path of the first page. */
  readonly path: string;
  /** Version of the contract that the remote is built for. */
  readonly contract: string;
}

/** Returns the files of a new remote: path in its folder, and content. */
export function remoteFiles(remote: NewRemote): Readonly<Record<string, string>> {
  return {
    'package.json': packageJson(remote),
    'tsconfig.json': TSCONFIG,
    'README.md': readme(remote),
    ...sourceFiles(remote),
  };
}

/** `gift-cards` for /gift-cards/:cardId. */
export function pageName(path: string): string {
  return path
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith(':'))
    .join('-');
}

function title({ name }: NewRemote): string {
  const text = name.slice('mfe-'.length).replaceAll('-', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A URL that the path matches. */
function exampleUrl({ path }: NewRemote): string {
  return path.replaceAll(/:[^/]+/g, 'example');
}

/** Where the sources of a remote import from. */
export interface ImportedPackages {
  readonly contracts: string;
  readonly page: string;
  readonly ui: string;
  readonly testing: string;
}

const OF_WORKSPACE: ImportedPackages = {
  contracts: '@storefront/shared/contracts',
  page: '@storefront/shared/composites/page',
  ui: '@storefront/shared/ui',
  testing: '@storefront/shared/testing',
};

/** Returns the sources of a new remote and their tests: path in its folder, and content. */
export function sourceFiles(
  remote: NewRemote,
  from: ImportedPackages = OF_WORKSPACE,
): Readonly<Record<string, string>> {
  const page = pageName(remote.path);
  return {
    'src/remote.ts': remoteModule(remote, from),
    'src/remote.test.ts': remoteTest(remote, from),
    [`src/routes/${page}.route.tsx`]: route(remote, from),
    [`src/routes/${page}.route.test.tsx`]: routeTest(remote, from),
    'src/session-fixtures/session-fixtures.ts': sessionFixtures(remote, from),
    'src/session-fixtures/session-fixtures.test.ts': sessionFixturesTest(remote, from),
  };
}

function packageJson({ name }: NewRemote): string {
  const content = {
    name: `@storefront/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    storefront: { app: 'remote' },
    budget: { pageBytes: { '*': 165_000 } },
    dependencies: {
      '@emotion/react': 'catalog:',
      '@storefront/shared': 'workspace:*',
      react: 'catalog:',
      'react-dom': 'catalog:',
    },
    devDependencies: {
      '@storefront/tooling': 'workspace:*',
      '@testing-library/dom': 'catalog:',
      '@testing-library/jest-dom': 'catalog:',
      '@testing-library/react': 'catalog:',
      '@types/react': 'catalog:',
      '@types/react-dom': 'catalog:',
    },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const TSCONFIG = `{
  "extends": "../tooling/tsconfig.base.json",
  "compilerOptions": { "types": ["node", "jest", "@testing-library/jest-dom"] },
  "include": ["src", "testing", "tests"]
}
`;

function readme(remote: NewRemote): string {
  return `# ${remote.name}

What shoppers do here, in one sentence.

| URL | Route file |
|---|---|
| \`${remote.path}\` | \`src/routes/${pageName(remote.path)}.route.tsx\` |

It exposes \`src/remote.ts\` and nothing else. It neither writes nor reads the booking session
(\`src/session-fixtures\`). Start reading at \`src/remote.ts\`.
`;
}

function remoteModule({ name, path, contract }: NewRemote, { contracts }: ImportedPackages): string {
  return `import type { RemoteModule } from '${contracts}/remote-module';

/** The only module that the build of ${name} exposes. Each page is a chunk of its own. */
export const remote = {
  name: '${name}',
  contract: '^${contract}',
  routes: [{ path: '${path}', lazy: () => import('./routes/${pageName(path)}.route') }],
} satisfies RemoteModule;
`;
}

function remoteTest({ name }: NewRemote, { testing }: ImportedPackages): string {
  return `import { remoteProblems } from '${testing}/fake-host';

import { remote } from './remote';

it('${name} is a remote that the shell accepts', async () => {
  expect(await remoteProblems(remote)).toEqual([]);
});
`;
}

function route(remote: NewRemote, { contracts, page, ui }: ImportedPackages): string {
  return `import { css } from '@emotion/react';
import { PageHead } from '${page}/page-head';
import type { RouteHandle } from '${contracts}/remote-module';
import { Container } from '${ui}/container';
import { PageHeading } from '${ui}/heading';
import { space } from '${ui}/tokens';

/** The page shows nothing of one shopper, so the rendered HTML may be cached for everyone. */
export const handle: RouteHandle = { sharedForSeconds: 60 };

/** ${remote.path} */
export function Component() {
  return (
    <Container css={pageStyles}>
      <PageHead title="${title(remote)}" />
      <PageHeading>${title(remote)}</PageHeading>
      <p>This page is new.</p>
    </Container>
  );
}

const pageStyles = css\`
  display: grid;
  gap: \${space.m};
  padding-block: \${space.xl};
\`;
`;
}

function routeTest(remote: NewRemote, { testing }: ImportedPackages): string {
  return `import { renderRemote } from '${testing}/fake-host';
import { screen } from '@testing-library/react';

import { remote } from '../remote';

describe('${remote.path}', () => {
  it('shows the page with its heading', async () => {
    renderRemote(remote, '${exampleUrl(remote)}');

    expect(await screen.findByRole('heading', { level: 1, name: '${title(remote)}' })).toBeVisible();
  });
});
`;
}

function sessionFixtures({ name }: NewRemote, { contracts }: ImportedPackages): string {
  return `import { CONTRACT_VERSION } from '${contracts}/contract-version';
import type { SessionFixtures } from '${contracts}/session-fixtures';

/** ${name} neither writes nor reads the booking session. */
export const sessionFixtures: SessionFixtures = { contract: CONTRACT_VERSION, writes: [], reads: [] };
`;
}

function sessionFixturesTest({ name }: NewRemote, { contracts }: ImportedPackages): string {
  return `import { sessionFixturesSchema } from '${contracts}/session-fixtures';

import { sessionFixtures } from './session-fixtures';

it('${name} has session fixtures that a release can carry', () => {
  expect(sessionFixturesSchema.parse(sessionFixtures)).toEqual(sessionFixtures);
});
`;
}
