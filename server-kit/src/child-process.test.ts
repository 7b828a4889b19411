import { once } from 'node:events';

import { startProcess, type ProcessOptions } from './child-process';

const SERVER = `
  process.on('SIGTERM', () => { console.log('stopping'); process.exit(3); });
  console.log('ready on 3000');
  console.error('a warning');
  setInterval(() => {}, 1000);`;
const STUBBORN = `process.on('SIGTERM', () => {}); console.log('ready'); setInterval(() => {}, 1000);`;

const start = (program: string, options: Partial<ProcessOptions> = {}) =>
  startProcess(process.execPath, ['--eval', program], { cwd: process.cwd(), output: 'capture', ...options });

it('waits for a line of output and stops the process with SIGTERM', async () => {
  const server = start(SERVER);

  expect(await server.waitForOutput(/ready on \d+/)).toBe('ready on 3000');
  expect(await server.waitForOutput(/ready/)).toBe('ready');
  await server.stop();

  expect(await server.closed).toEqual({ code: 3, signal: null });
  expect(server.output()).toContain('stopping');
  expect(server.output()).toContain('a warning');
  expect(server.hasExited()).toBe(true);
});

it('sends SIGKILL to a process that ignores SIGTERM for too long', async () => {
  const server = start(STUBBORN);
  await server.waitForOutput(/ready/);
  await server.stop(50);

  expect(await server.exited).toEqual({ code: null, signal: 'SIGKILL' });
});

it('kills a process without running its handlers', async () => {
  const server = start(SERVER);
  await server.waitForOutput(/ready/);
  await server.kill();
  await server.kill();

  expect(await server.exited).toEqual({ code: null, signal: 'SIGKILL' });
});

it('fails with the output when the process ends before it is ready, or takes too long', async () => {
  await expect(
    start(`console.log('no database'); process.exitCode = 1`).waitForOutput(/ready/),
  ).rejects.toThrow(/ended before it was ready:\n.*no database/s);

  const slow = start(STUBBORN);
  await expect(slow.waitForOutput(/never printed/, 20)).rejects.toThrow(
    'the process was not ready within 20 ms',
  );
  await slow.kill();
});

it('captures only standard error, and adds to the environment', async () => {
  const { closed, output } = start(`console.log('out'); console.error(process.env.NAME)`, {
    output: 'capture-errors',
    env: { NAME: 'from the test' },
  });

  expect(await closed).toEqual({ code: 0, signal: null });
  expect(output()).toBe('from the test\n');
});

it('rejects when the program does not exist', async () => {
  const { exited, waitForOutput } = startProcess('/no/such/program', [], { cwd: '/', output: 'capture' });
  await Promise.all([
    expect(exited).rejects.toMatchObject({ code: 'ENOENT' }),
    expect(waitForOutput(/ready/)).rejects.toMatchObject({ code: 'ENOENT' }),
  ]);
});

it('reports an exit to listeners of the child', async () => {
  const { child } = start('');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
