import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProcess } from '@storefront/server-kit/child-process';
import { bundleProgram } from '@storefront/tooling/build/bundle-program';

import { testProgram } from '../../testing/test-program';

let root: string;
let program: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'killed-tools-'));
  program = bundleProgram('delivery/testing/tests-in-process.ts', root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a release command that ends by %s leaves none of the processes of its tools',
  async (signal) => {
    // A pipe ends for its reader when no process holds it open for writing any more.
    const pipe = join(root, signal);
    execFileSync('mkfifo', [pipe]);
    const jest = await testProgram(
      root,
      `exec 3> '${pipe}'\ntail -f /dev/null &\necho started >&3\nexec tail -f /dev/null`,
    );
    const command = startProcess(process.execPath, [program, jest], {
      cwd: process.cwd(),
      env: { NODE_OPTIONS: '' },
      output: 'capture-errors',
    });
    let received = '';
    for await (const chunk of createReadStream(pipe, 'utf8')) {
      received += String(chunk);
      command.child.kill(signal);
    }

    expect(received).toBe('started\n');
    expect(await command.exited).toEqual({ code: null, signal });
  },
);
