import { createServer, type Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { z } from 'zod';

import { requestJson } from '../http/request-json';

import { withTimeLimit } from './time-limit';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = z
  .custom<() => void>((value) => typeof value === 'function')
  .parse(runInNewContext('gc'));

let collecting: ReturnType<typeof setInterval>;
let silent: Server;
beforeEach(async () => {
  collecting = setInterval(collectGarbage, 20);
  silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, resolve));
});
afterEach(() => {
  clearInterval(collecting);
  silent.closeAllConnections();
  silent.close();
});

const silentUrl = () => `http://localhost:${z.object({ port: z.number() }).parse(silent.address()).port}`;

/** Resolves with the reason of the abort. Holds no reference to the signal. */
function reasonOf(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)));
}

describe('a time limit', () => {
  it('aborts although garbage is collected meanwhile', async () => {
    const page = new AbortController();
    const reason = await reasonOf(withTimeLimit(withTimeLimit(page.signal, 60_000), 150));
    expect(reason).toMatchObject({ name: 'TimeoutError' });
    expect(page.signal.aborted).toBe(false);
  });

  it('ends a request to a silent server although garbage is collected meanwhile', async () => {
    const signal = withTimeLimit(new AbortController().signal, 150);
    await expect(fetch(silentUrl(), { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
    const { signal: pageSignal } = new AbortController();
    expect(await requestJson(silentUrl(), z.object({}), { timeoutMs: 150, signal: pageSignal })).toEqual({
      ok: false,
      error: { kind: 'timeout', afterMs: 150 },
    });
  });

  it('comes at once with the reason of an earlier abort', async () => {
    const page = new AbortController();
    const reason = reasonOf(withTimeLimit(page.signal, 60_000));
    page.abort('left');
    expect(await reason).toBe('left');
    expect(withTimeLimit(page.signal, 60_000).reason).toBe('left');
  });
});
