import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runChild, type RunningChild } from './running-child';
import { supervise } from './supervise';

let folder: string;
let running: { readonly stop: () => Promise<void> } | null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervise-'));
  running = null;
});
afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Supervises a real process with a clock that only advances in pauses. */
function superviseScript(code: string, stepMs = 0) {
  const script = join(folder, 'service.mjs');
  writeFileSync(script, code);
  const lines: string[] = [];
  const starts: RunningChild[] = [];
  const pauses: number[] = [];
  let now = 0;
  const service = supervise({
    name: 'planted service',
    start: () => {
      const child = runChild('planted service', script, {}, /ready/);
      starts.push(child);
      return child;
    },
    log: (line) => lines.push(line),
    now: () => now,
    pause: async (ms) => {
      pauses.push(ms);
      now += ms + stepMs;
    },
  });
  running = service;
  return { service, lines, starts, pauses };
}

jest.setTimeout(60_000);

it('starts a service that exits again, and gives up after five restarts in a minute', async () => {
  const { service, lines, starts, pauses } = superviseScript(
    `console.log('ready'); setTimeout(() => process.exit(1), 50);`,
  );
  await service.ready;
  await service.failed;
  expect(starts).toHaveLength(6);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
  expect(lines[0]).toBe('The planted service has exited. It is started again in 0.5 s (restart 1 of 5).');
  expect(lines.at(-1)).toBe('The planted service has exited 6 times within 60 s: stopping all services.');
});

it('keeps a service running that exits now and then', async () => {
  const { service, starts } = superviseScript(
    `console.log('ready'); setTimeout(() => process.exit(1), 30);`,
    30_000,
  );
  await service.ready;
  const hasFailed = service.failed.then(() => true);
  while (starts.length < 9) await Promise.race([starts.at(-1)?.ended, hasFailed]);
  expect(await Promise.race([hasFailed, Promise.resolve(false)])).toBe(false);
});

it('does not start a service again that is stopped', async () => {
  const { service, starts, lines } = superviseScript(`console.log('ready'); setInterval(() => {}, 1000);`);
  await service.ready;
  await service.stop();
  expect(starts).toHaveLength(1);
  expect(lines).toEqual([]);
});

it('reports a service that never gets ready at once', async () => {
  const { service } = superviseScript(`process.exit(1);`);
  await expect(service.ready).rejects.toThrow('planted service');
});
