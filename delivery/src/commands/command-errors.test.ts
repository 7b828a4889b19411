import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { APPS } from '@storefront/tooling/apps';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';

import { closestName } from '@storefront/server-kit/closest-name';
import { requireAppName } from './release-arguments';

jest.setTimeout(60_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the release command in a process of its own. */
function run(script: string): Promise<{ readonly code: number; readonly output: string }> {
  const command = `set -o pipefail; ${process.execPath} server-kit/bin/program.mjs delivery/src/commands/release.ts ${script}`;
  const env = { ...process.env, DATA_DIR: folder, RELEASE_STORE: join(folder, 'mistyped') };
  return new Promise((resolve) => {
    execFile('bash', ['-c', command], { cwd: WORKSPACE_ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

describe('a misspelt name', () => {
  it('gets an error with the name that was probably meant', () => {
    expect(() => requireAppName('mfe-chekout', APPS)).toThrow(
      /Unknown app mfe-chekout\. Did you mean mfe-checkout\?/,
    );
    expect(closestName('rolback', ['rollback', 'promote'])).toBe('rollback');
    expect(closestName('frobnicate', ['rollback', 'promote'])).toBeNull();
  });

  it('is found for an app and for a command of the release command', async () => {
    expect((await run('mfe-chekout')).output).toContain('Did you mean mfe-checkout?');
    expect((await run('rolback mfe-deal')).output).toContain('Did you mean rollback?');
  });
});

describe('a word that the command does not take', () => {
  it('is rejected before a release starts', async () => {
    const { code, output } = await run('mfe-checkout rollback --why errors');
    expect({ code, output }).toEqual({
      code: 1,
      output:
        'mfe-checkout takes no further words. Did you mean: npm run release -- rollback mfe-checkout?\n',
    });
    expect(existsSync(join(folder, 'mistyped'))).toBe(false);
  });
});

describe('help', () => {
  it('is the usage, also after a command', async () => {
    const { code, output } = await run('rollback --help');
    expect(code).toBe(0);
    expect(output).toMatch(/^npm run release -- <app>[^]*npm run release -- rollback <app> \[version\]/);
  });

  it('is named by the error for a mistyped flag or command', async () => {
    expect(await run('mfe-checkout --canery 10')).toEqual({
      code: 1,
      output: 'There is no flag --canery. Did you mean --canary? All flags: npm run release -- --help\n',
    });
    expect(await run('frobnicate')).toEqual({
      code: 1,
      output: 'There is no app or command frobnicate. All commands: npm run release -- --help\n',
    });
  });
});

describe('a mistyped release store', () => {
  it.each(['status', 'history', 'rollback mfe-deal', 'promote mfe-deal'])(
    'is named by %s',
    async (command) => {
      const { code, output } = await run(command);
      expect(code).toBe(1);
      expect(output).toContain(`${join(folder, 'mistyped')} contains no releases`);
      expect(output).toContain('RELEASE_STORE');
      expect(output).not.toContain('before the first');
    },
  );
});

describe('a reader that closes the pipe', () => {
  it('ends the command without an error', async () => {
    // `true` has ended long before the command prints; errors do not go through the closed pipe.
    const { code, output } = await run(`keys create ${join(folder, 'key.pem')} | true`);
    expect({ code, output }).toEqual({ code: 0, output: '' });
    expect(existsSync(join(folder, 'key.pem'))).toBe(true);
  });
});
