export interface NewRemote {
  readonly name: `mfe-${string}`;
  /** Path of the first page. */
  readonly path: string;
  /** Version of the contract that the remote is built for. */
  readonly contract: string;
}

/** Returns the files of a new remote: path in its folder, and content. */
export function remoteFiles(remote: NewRemote): Readonly<Record<string, string>> {
  const page = pageName(remote.path);
  return {
    'package.json': packageJson(remote),
    'tsconfig.json': TSCONFIG,
    'README.md': readme(remote),
    'src/remote.ts': remoteModule(remote),
    [`src/routes/${page}.route.tsx`]: route(remote),
    [`src/routes/${page}.route.test.tsx`]: routeTest(remote),
    'src/session-fixtures/session-fixtures.ts': sessionFixtures(remote),
    'src/session-fixtures/session-fixtures.test.ts': sessionFixturesTest(remote),
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

function remoteModule({ name, path, contract }: NewRemote): string {
  return `import type { RemoteModule } from '@storefront/shared/contracts/remote-module';

/** The only module that the build of ${name} exposes. Each page is a chunk of its own. */
export const remote = {
  name: '${name}',
  contract: '^${contract}',
  routes: [{ path: '${path}', lazy: () => import('./routes/${pageName(path)}.route') }],
} satisfies RemoteModule;
`;
}

function route(remote: NewRemote): string {
  return `import { css } from '@emotion/react';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { space } from '@storefront/shared/ui/tokens';

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

function routeTest(remote: NewRemote): string {
  return `import { renderRoutes } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';

import { Component } from './${pageName(remote.path)}.route';

describe('${remote.path}', () => {
  it('shows the page with its heading', async () => {
    renderRoutes([{ path: '${remote.path}', Component }], '${exampleUrl(remote)}');

    expect(await screen.findByRole('heading', { level: 1, name: '${title(remote)}' })).toBeVisible();
  });
});
`;
}

function sessionFixtures({ name }: NewRemote): string {
  return `import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';

/** ${name} neither writes nor reads the booking session. */
export const sessionFixtures: SessionFixtures = { contract: CONTRACT_VERSION, writes: [], reads: [] };
`;
}

function sessionFixturesTest({ name }: NewRemote): string {
  return `import { sessionFixturesSchema } from '@storefront/shared/contracts/session-fixtures';

import { sessionFixtures } from './session-fixtures';

it('${name} has session fixtures that a release can carry', () => {
  expect(sessionFixturesSchema.parse(sessionFixtures)).toEqual(sessionFixtures);
});
`;
}
