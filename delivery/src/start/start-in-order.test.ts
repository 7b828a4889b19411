import { setImmediate as nextTurn } from 'node:timers/promises';

import type { RunningChild } from './running-child';
import { startInOrder } from './start-in-order';

/** A child that becomes ready when the test calls `becomeReady`. */
function aChild(name: string, log: string[]) {
  let becomeReady = () => {};
  const ready = new Promise<string>((resolve) => {
    becomeReady = () => resolve('ready');
  });
  const start = (): RunningChild => {
    log.push(`start ${name}`);
    return {
      name,
      ready,
      ended: new Promise(() => {}),
      async stop() {
        log.push(`stop ${name}`);
      },
    };
  };
  return { start, becomeReady };
}

describe('servers that are started in order', () => {
  it('start when the one before is ready', async () => {
    const log: string[] = [];
    const [backend, site] = [aChild('backend', log), aChild('site', log)];
    const { ready, stop } = startInOrder([backend.start, site.start]);
    await nextTurn();
    expect(log).toEqual(['start backend']);

    backend.becomeReady();
    site.becomeReady();
    await ready;
    expect(log).toEqual(['start backend', 'start site']);
    await stop();
    expect(log.slice(2)).toEqual(['stop backend', 'stop site']);
  });

  it('do not start after the others were stopped', async () => {
    const log: string[] = [];
    const [backend, site] = [aChild('backend', log), aChild('site', log)];
    const { ready, stop } = startInOrder([backend.start, site.start]);
    await stop();
    backend.becomeReady();
    await ready;

    expect(log).toEqual(['start backend', 'stop backend']);
  });
});
