import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import { packageJson, versionOf } from './package-json';
import { compiledPath, COPIED, publicNameOf, PUBLISHED_PACKAGES } from './packages';

describe('a published package', () => {
  it('gets libraries that exist once in a page from the remote, and brings the others', () => {
    const imported = new Set([
      'react',
      'node:fs',
      'zod',
      'lucide-react/icons',
      'whole-zod',
      '@storefront/ui/button',
    ]);

    expect(packageJson('contract', imported)).toMatchObject({
      dependencies: { 'lucide-react': expect.stringMatching(/^\d/) },
      peerDependencies: {
        '@storefront/ui': `^${versionOf('ui')}`,
        react: expect.stringMatching(/^\^\d/),
        zod: expect.stringMatching(/^\^\d/),
      },
    });
    expect(JSON.stringify(packageJson('contract', imported))).not.toMatch(
      /workspace:|catalog:|whole-zod|node:fs/,
    );
  });

  it('exports each public module at the path that it is compiled to', () => {
    const exported = JSON.stringify(packageJson('contract', new Set()));

    for (const [file, name] of [
      ['shared/src/contracts/registry.ts', '@storefront/contract/registry'],
      ['shared/src/runtime/index.ts', '@storefront/contract/runtime'],
      ['shared/testing/fake-host.tsx', '@storefront/contract/testing/fake-host'],
    ] as const) {
      expect(publicNameOf(file)).toBe(name);
      const [folder = ''] = compiledPath(file).split(/(?<=\/)[^/]+$/);
      expect(exported).toContain(`./${folder}`);
    }
    expect(publicNameOf('shared/src/runtime/booking-store.ts')).toBeNull();
    expect(publicNameOf('tooling/src/apps.ts')).toBeNull();
  });

  it.each(PUBLISHED_PACKAGES.filter((name) => name !== 'ui'))(
    'has an entry for its version in the change log: %s',
    (name) => {
      const [log = ''] = Object.entries(COPIED[name]).find(([, to]) => to === 'CHANGELOG.md') ?? [];
      expect(readFileSync(join(WORKSPACE_ROOT, log), 'utf8')).toContain(`\n## ${versionOf(name)}`);
    },
  );
});
