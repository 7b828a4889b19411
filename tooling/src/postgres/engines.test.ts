import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import { leftOutOnEmbedded, leftOutOnPostgres } from './engines';

const testFiles = ['src', 'tests'].flatMap((folder) =>
  readdirSync(join(WORKSPACE_ROOT, 'backend', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`),
);

/** The test files that a run does not leave out. */
function selectedBy(leftOut: string): readonly string[] {
  return testFiles.filter((name) => !new RegExp(leftOut).test(join(WORKSPACE_ROOT, 'backend', name)));
}

const onEmbedded = selectedBy(leftOutOnEmbedded(WORKSPACE_ROOT));
const onPostgres = selectedBy(leftOutOnPostgres(WORKSPACE_ROOT, true));

describe('the backend tests of npm test', () => {
  it('run on one engine at least, each file', () => {
    expect(testFiles.length).toBeGreaterThan(90);
    expect(testFiles.filter((name) => !onEmbedded.includes(name) && !onPostgres.includes(name))).toEqual([]);
  });

  it('run on both engines where money or SQL of one engine is concerned', () => {
    for (const name of [
      'src/db/migrate.test.ts',
      'src/payments/payment-provider.test.ts',
      'tests/booking/payments.test.ts',
      'tests/contract/every-call.test.ts',
      'tests/manage/owner-refunds.test.ts',
    ]) {
      expect(onEmbedded).toContain(name);
      expect(onPostgres).toContain(name);
    }
  });

  it('run on PostgreSQL alone where they only store and read', () => {
    expect(onEmbedded).not.toContain('src/studio/documents/documents.test.ts');
    expect(onPostgres).toContain('src/studio/documents/documents.test.ts');
  });

  it('start whole backends on the embedded database alone, unless a run is for PostgreSQL', () => {
    expect(onEmbedded).toContain('tests/server.test.ts');
    expect(onPostgres).not.toContain('tests/server.test.ts');
    expect(selectedBy(leftOutOnPostgres(WORKSPACE_ROOT, false))).toContain('tests/server.test.ts');
  });

  it('include the tests of other packages, and those of a package inside a folder called backend', () => {
    const leftOut = new RegExp(leftOutOnEmbedded('/home/backend/shop (1)'));

    expect(leftOut.test('/home/backend/shop (1)/delivery/src/release/release.test.ts')).toBe(false);
    expect(leftOut.test('/home/backend/shop (1)/backend/src/mail/mail.test.ts')).toBe(true);
  });
});
