import { importProblems } from './own-repository';

const DEPENDENCIES = {
  dependencies: { '@storefront/contract': '1.7.0', react: '19.3.1' },
  devDependencies: { '@testing-library/react': '16.3.3' },
};
const problemsOf = (path: string, text: string) => importProblems({ path, text }, DEPENDENCIES);

describe('the imports of a remote with a repository of its own', () => {
  it('are its own sources and the packages of its package.json [DEC-303]', () => {
    const text = `
      import { useState } from 'react';
      import type { RemoteModule } from '@storefront/contract/remote-module';
      import { rule } from '../domain/rule';
      export const lazy = () => import('./page.route');`;

    expect(problemsOf('src/routes/example.ts', text)).toEqual([]);
  });

  it.each([
    ['../../elsewhere/file', 'it is outside of src and testing'],
    ['node:fs', 'browsers have no modules of Node'],
    ['@storefront/contract/testing/fake-host', 'the test kit is for tests only'],
    ['@testing-library/react', 'is in devDependencies: pages need it in dependencies'],
    ['lodash/fp', 'lodash is not in package.json'],
    ['@storefront/shared/runtime', '@storefront/shared is not in package.json'],
  ])('are not %s in a page', (request, reason) => {
    expect(problemsOf('src/routes/example.tsx', `import '${request}';`)).toEqual([
      expect.stringContaining(reason),
    ]);
  });

  it('of a test may be the test kit, development dependencies and modules of Node', () => {
    const text = `
      import 'node:fs';
      import '@storefront/contract/testing/fake-host';
      import '@testing-library/react';`;

    expect(problemsOf('src/routes/example.test.tsx', text)).toEqual([]);
  });
});
