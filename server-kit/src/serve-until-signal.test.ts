import { join } from 'node:path';

import { startProcess } from './child-process';

const PROGRAM = JSON.stringify(join(__dirname, 'serve-until-signal.ts'));

/** Runs a server whose start and stop are these statements. */
function serve(start: string, stop: string) {
  return startProcess(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `import { setTimeout as pause } from 'node:timers/promises';
       const { serveUntilSignal } = await import(${PROGRAM});
       const open = setInterval(() => {}, 1000);
       serveUntilSignal(async () => {
         ${start}
         return async () => { ${stop} };
       });`,
    ],
    { cwd: __dirname, output: 'capture' },
  );
}

it('stops a server that is ready and has not returned from its start', async () => {
  const server = serve(`console.log('ready'); await pause(200);`, `console.log('stopped');`);
  await server.waitForOutput(/ready/);

  await server.stop();

  expect(await server.closed).toEqual({ code: 0, signal: null });
  expect(server.output()).toBe('ready\nstopped\n');
});

it('stops once although two signals arrive, as of Ctrl-C in a terminal', async () => {
  const server = serve(`console.log('ready');`, `console.log('stopped'); await pause(200);`);
  await server.waitForOutput(/ready/);
  server.child.kill('SIGINT');
  await server.waitForOutput(/stopped/);

  await server.stop();

  expect(await server.closed).toEqual({ code: 0, signal: null });
  expect(server.output()).toBe('ready\nstopped\n');
});

it('exits with 1 and one sentence when the start or the stop fails', async () => {
  const failed = serve(`throw new Error('no database');`, '');
  expect(await failed.closed).toEqual({ code: 1, signal: null });
  expect(failed.output()).toBe('no database\n');

  const server = serve(`console.log('ready');`, `throw new Error('the disk is full');`);
  await server.waitForOutput(/ready/);
  await server.stop();
  expect(await server.closed).toEqual({ code: 1, signal: null });
  expect(server.output()).toBe('ready\nshutdown: the disk is full\n');
});
