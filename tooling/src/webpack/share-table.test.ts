import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SHARED_REQUESTS, shareTable } from './share-table';

const root = join(__dirname, '../../..');

describe('the share table', () => {
  it('lists exactly what the shell provides by importing it', () => {
    const provides = readFileSync(join(root, 'shell/src/remotes/provides.ts'), 'utf8');
    const imported = [...provides.matchAll(/^import '([^']+)';$/gm)].map(([, request]) => request);

    expect([...SHARED_REQUESTS].sort()).toEqual(imported.sort());
  });

  it('lets no remote bring a copy of its own and writes every version range out', () => {
    for (const shared of Object.values(shareTable('consumes', false))) {
      expect(shared).toMatchObject({ import: false, singleton: true, strictVersion: true });
      expect(shared.requiredVersion).toMatch(/^\^\d+\.0\.0$/);
    }
  });
});
