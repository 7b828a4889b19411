import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { recordsIn } from '../../jest/mutation-files.cjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mutation-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the records of a mutation run', () => {
  it('select a file by the names of its tests, in any case of letters', () => {
    const records = recordsIn(folder);
    records.recordFile('/a.test.ts', ['price is shown', 'price is hidden'], 10);

    expect(records.hasSelectedTest('/a.test.ts', '^Price is hidden$|^other$')).toBe(true);
    expect(records.hasSelectedTest('/a.test.ts', '^price$')).toBe(false);
  });

  it('select a file that was not recorded, and every file without a pattern', () => {
    const records = recordsIn(folder);
    records.recordFile('/a.test.ts', [], 10);

    expect(records.hasSelectedTest('/b.test.ts', '^price$')).toBe(true);
    expect(records.hasSelectedTest('/a.test.ts', undefined)).toBe(true);
    expect(records.hasSelectedTest('/a.test.ts', '')).toBe(true);
  });

  it('sort short files first, and before them those that found mutants for their duration', () => {
    const records = recordsIn(folder);
    records.recordFile('/long.test.ts', ['a'], 900);
    records.recordFile('/short.test.ts', ['b'], 300);
    expect(records.byFindings(['/long.test.ts', '/short.test.ts'])).toEqual([
      '/short.test.ts',
      '/long.test.ts',
    ]);

    for (let mutant = 0; mutant < 3; mutant += 1) records.recordFinding('/long.test.ts');
    expect(records.byFindings(['/short.test.ts', '/long.test.ts'])).toEqual([
      '/long.test.ts',
      '/short.test.ts',
    ]);
  });

  it('are those of all processes of the folder', () => {
    recordsIn(folder).recordFile('/a.test.ts', ['price'], 10);

    expect(recordsIn(folder).hasSelectedTest('/a.test.ts', '^deposit$')).toBe(false);
  });
});
