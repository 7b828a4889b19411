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

it('stops a process when its signal is aborted, also before its start', async () => {
  const abort = new AbortController();
  const server = start(SERVER, { signal: abort.signal });
  await server.waitForOutput(/ready/);
  abort.abort();

  expect(await server.closed).toEqual({ code: 3, signal: null });
  expect(await start(STUBBORN, { signal: abort.signal }).closed).toEqual({ code: null, signal: 'SIGTERM' });
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

describe('a program that ends with its parent', () => {
  /** Starts a process that would run forever and holds the captured output open, as would the program itself. */
  const TOOL = `
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    console.log('ready');
    setInterval(() => {}, 1000);`;

  it.each(['stop', 'kill'] as const)('ends with everything it has started on %s', async (end) => {
    const tool = start(TOOL, { endsWithParent: true });
    await tool.waitForOutput(/ready/);
    await tool[end]();

    expect(await tool.closed).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it.each([
    ['its exit code', 'process.exit(3)', { code: 3, signal: null }],
    ['its signal', `process.kill(process.pid, 'SIGTERM')`, { code: null, signal: 'SIGTERM' }],
  ])('reports %s', async (_, program, exit) => {
    expect(await start(`${program}; setInterval(() => {}, 1000)`, { endsWithParent: true }).closed).toEqual(
      exit,
    );
  });

  it('gets its arguments, its environment and the captured output', async () => {
    const { closed, output } = startProcess(
      process.execPath,
      ['--eval', 'console.log(process.env.NAME, process.argv.at(-1))', '--', '--flag'],
      { cwd: '/', env: { NAME: 'from the test' }, output: 'capture', endsWithParent: true },
    );
    await closed;

    expect(output()).toBe('from the test --flag\n');
  });

  it('fails with a message when it does not exist', async () => {
    const { closed, output } = startProcess('/no/such/program', [], {
      cwd: '/',
      output: 'capture',
      endsWithParent: true,
    });

    expect(await closed).toEqual({ code: 127, signal: null });
    expect(output()).toContain('/no/such/program ENOENT');
  });
});
