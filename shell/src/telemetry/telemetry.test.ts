/** @needs document */
import { telemetryRequestSchema } from '@storefront/shared/api/telemetry.schema';
import { BOOKING_SESSION_KEY } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { RegistrySnapshot, RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { createBookingStore } from '@storefront/shared/runtime';
import { z } from 'zod';

import type { LoadedRemote } from '../remotes/remote-source';

import { REPORT_DELAY_MS } from './reporter';
import { startTelemetry } from './telemetry';

const SEARCH: RemoteSnapshot = {
  name: 'mfe-search',
  version: '2.0.0-new',
  url: '/releases/mfe-search/2.0.0-new/mfe-search.1.js',
  fallback: { url: '/releases/mfe-search/1.0.0-old/mfe-search.0.js', version: '1.0.0-old' },
  contract: '^1.0.0',
  routes: ['/search'],
  preload: {},
};
const CHECKOUT: RemoteSnapshot = {
  name: 'mfe-checkout',
  version: '5.0.0',
  url: '/releases/mfe-checkout/5.0.0/mfe-checkout.1.js',
  contract: '^1.0.0',
  routes: ['/booking/payment'],
  preload: {},
};
const snapshot: RegistrySnapshot = {
  revision: 1,
  isolated: false,
  integrity: {},
  remotes: [SEARCH, CHECKOUT],
};
const loadedAs = (version: string): LoadedRemote => ({
  module: { name: 'any', contract: '^1.0.0', routes: [] },
  version,
});

/** The sent events as lines such as `shell@9.0.0 loaded`, one array per request. */
let sent: string[][];
let inits: RequestInit[];
let responses: (Response | Error)[];
/** Responses of `/page-view`; a token when there are no more. */
let tokens: Response[];
let pageViews: number;
/** Tokens of the reports, of counts and of errors. */
let sentTokens: unknown[];
const realFetch = globalThis.fetch;
const listeners: Parameters<Window['removeEventListener']>[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  // A document has one token, which is kept in its module.
  jest.resetModules();
  [sent, inits, responses, tokens] = [[], [], [], []];
  [pageViews, sentTokens] = [0, []];
  globalThis.fetch = async (url, init = {}) => {
    if (url === '/page-view') {
      pageViews += 1;
      return tokens.shift() ?? new Response(`{"token":"view-${pageViews}"}`);
    }
    sentTokens.push(z.looseObject({}).parse(JSON.parse(z.string().parse(init.body)))['token']);
    if (url === 'http://backend.test/api/fault-reports') return new Response('{"success":true}');
    expect(url).toBe('http://backend.test/api/telemetry');
    const report = telemetryRequestSchema.parse(JSON.parse(z.string().parse(init.body)));
    sent.push(report.events.map(({ event }) => `${report.part}@${report.version} ${event}`));
    inits.push(init);
    const response = responses.shift() ?? new Response('{"success":true}', { status: 202 });
    if (response instanceof Error) throw response;
    return response;
  };
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
    listeners.push(args);
    add(...args);
  });
  window.history.replaceState(null, '', '/search?destination=secret');
  document.head.innerHTML = '<script src="/releases/shell/9.0.0/shell.abc.js"></script>';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
  globalThis.fetch = realFetch;
  document.head.innerHTML = '';
});

function start({
  load = async () => loadedAs('2.0.0-new'),
  settings = {},
  booking = createBookingStore({ mirror: null }),
}: {
  readonly load?: () => Promise<LoadedRemote>;
  readonly settings?: object;
  readonly booking?: ReturnType<typeof createBookingStore>;
} = {}) {
  const config = storefrontConfigSchema.parse({ backendUrl: 'http://backend.test', ...settings });
  const source = { snapshot, load, getLoaded: () => null };
  return startTelemetry({ source, runtime: { config, booking }, page: window });
}

/** The reporter loads two seconds after the page. */
async function reporterLoaded(): Promise<void> {
  await jest.advanceTimersByTimeAsync(2_000);
  // Module loading is not driven by timers.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Waits until all queued events are sent. */
async function sendAll(): Promise<string[][]> {
  await reporterLoaded();
  await jest.advanceTimersByTimeAsync(REPORT_DELAY_MS);
  return sent;
}

function uncaught(stack: string, message = 'broken'): void {
  const error = Object.assign(new Error(message), { stack: `Error: ${message}\n${stack}` });
  window.dispatchEvent(new ErrorEvent('error', { error, message, filename: 'http://localhost/search' }));
}

function leave(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

describe('loading', () => {
  it('counts each app once per document, with the version in use', async () => {
    const { source } = start();
    await source.load(SEARCH);
    await source.load(SEARCH);
    expect(await sendAll()).toEqual([['shell@9.0.0 loaded'], ['mfe-search@2.0.0-new loaded']]);
    await source.load(SEARCH);
    expect(await sendAll()).toHaveLength(2);
  });

  it('counts the release that failed and the fallback that was loaded', async () => {
    await start({ load: async () => loadedAs('1.0.0-old') }).source.load(SEARCH);
    expect(await sendAll()).toEqual([
      ['shell@9.0.0 loaded'],
      ['mfe-search@2.0.0-new load-failed'],
      ['mfe-search@1.0.0-old loaded'],
    ]);
  });

  it('counts all releases when each of them fails, and rejects for the caller', async () => {
    const { source } = start({ load: () => Promise.reject(new Error('not found')) });
    await expect(source.load(SEARCH)).rejects.toThrow('not found');
    await expect(source.load(SEARCH)).rejects.toThrow('not found');
    expect((await sendAll()).slice(1)).toEqual([
      ['mfe-search@2.0.0-new load-failed'],
      ['mfe-search@1.0.0-old load-failed'],
    ]);
  });
});

describe('an uncaught error', () => {
  const errorsAfter = async (dispatchError: () => void) => {
    const { source } = start();
    await source.load(SEARCH);
    await sendAll();
    dispatchError();
    dispatchError();
    return (await sendAll()).slice(2);
  };

  it.each([
    ['at f (http://localhost/releases/mfe-search/2.0.0-new/12.ab.js:1:2)', 'mfe-search@2.0.0-new'],
    ['f@https://cdn.test/releases/mfe-checkout/5.0.0/1.js:1:2', 'mfe-checkout@5.0.0'],
    [
      'at r (http://x/releases/shell/9.0.0/s.js:1:2)\n at f (http://x/releases/mfe-search/2.0.0-new/1.js:1:2)',
      'shell@9.0.0',
    ],
    ['', 'mfe-search@2.0.0-new'],
  ])(
    'counts once for the release in the stack trace, otherwise for the owner of the path: %s',
    async (stack, release) => {
      expect(await errorsAfter(() => uncaught(stack))).toEqual([[`${release} error`]]);
    },
  );

  it('is reported with the page view of the counts', async () => {
    await errorsAfter(() => uncaught('at f (http://localhost/releases/mfe-search/2.0.0-new/12.ab.js:1:2)'));
    expect(pageViews).toBe(1);
    expect(sentTokens).toHaveLength(4);
    expect(new Set(sentTokens)).toEqual(new Set(['view-1']));
  });

  it('includes unhandled rejections', async () => {
    const reason = Object.assign(new Error('x'), { stack: 'at http://x/releases/shell/9.0.0/s.js:1:2' });
    const dispatchRejection = () =>
      void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(await errorsAfter(dispatchRejection)).toEqual([['shell@9.0.0 error']]);
  });

  it('is not attributed by its message, which may contain any URL', async () => {
    const message = 'not found: /releases/mfe-checkout/5.0.0/1.js';
    expect(await errorsAfter(() => uncaught('at f (http://localhost/x.js)', message))).toEqual([
      ['mfe-search@2.0.0-new error'],
    ]);
  });

  it('is ignored if it comes from a browser extension or from a ResizeObserver loop', async () => {
    const dispatchIgnored = () => {
      uncaught('at f (chrome-extension://abcdef/releases/shell/9.0.0/x.js)');
      const message = 'ResizeObserver loop completed with undelivered notifications.';
      window.dispatchEvent(new ErrorEvent('error', { message }));
    };
    expect(await errorsAfter(dispatchIgnored)).toEqual([]);
  });

  it('counts for the shell when the owner of the path is not loaded', async () => {
    start();
    uncaught('');
    expect(await sendAll()).toEqual([['shell@9.0.0 loaded', 'shell@9.0.0 error']]);
  });
});

describe('a caught error', () => {
  it('counts for the app of its boundary and for the release in the stack trace', async () => {
    const { source, fault } = start();
    await source.load(SEARCH);
    await sendAll();
    fault('mfe-search', Object.assign(new Error('x'), { stack: 'at http://x/releases/shell/9.0.0/s.js' }));
    fault('mfe-search', 'no error at all');
    expect((await sendAll()).slice(2)).toEqual([['shell@9.0.0 error'], ['mfe-search@2.0.0-new error']]);
  });

  it('is ignored for an app that is not loaded', async () => {
    start().fault('mfe-search');
    expect(await sendAll()).toEqual([['shell@9.0.0 loaded']]);
  });
});

describe('a booking', () => {
  const payment = {
    paymentId: '5b4c6d1e-1111-4222-8333-444455556666',
    route: 'card',
    paymentType: 'full-amount',
    amount: 100,
    state: 'succeeded',
    paymentUrl: null,
    quote: null,
    startedAt: null,
  };
  const order = { orderId: 'o', referenceId: 'R', total: 100, paid: 100, balance: 0 };
  /** A session that another document of the tab has stored. */
  const storedSession = (fields: object) =>
    JSON.stringify({ ...createBookingStore({ mirror: null }).getState(), ...fields });
  const storeOver = (text: () => string) =>
    createBookingStore({
      mirror: { getItem: (key) => (key === BOOKING_SESSION_KEY ? text() : null), setItem: () => {} },
    });

  it('counts once for each app in use', async () => {
    const booking = storeOver(() => storedSession({ payment }));
    const { source } = start({ booking, load: async () => loadedAs('5.0.0') });
    await source.load(CHECKOUT);
    await sendAll();
    const { confirmOrder, clear } = booking.commands;
    confirmOrder({ ...order, ...amounts() });
    confirmOrder({ ...order, ...amounts() });
    clear();
    expect((await sendAll()).slice(2)).toEqual([['shell@9.0.0 booked'], ['mfe-checkout@5.0.0 booked']]);
  });

  it('of another document in the tab is not counted again after rehydration', async () => {
    let stored = storedSession({});
    const booking = storeOver(() => stored);
    start({ booking });
    stored = storedSession({ payment, order });
    booking.rehydrate();
    expect(booking.getState().order).toMatchObject({ referenceId: 'R' });
    expect(await sendAll()).toEqual([['shell@9.0.0 loaded']]);
  });

  /** Amounts as the store parses them. */
  function amounts() {
    const stored = storeOver(() => storedSession({ payment, order })).getState().order;
    if (!stored) throw new Error('the stored order cannot be read');
    return stored;
  }
});

describe('sending', () => {
  it('happens immediately when the page is hidden, without headers that need a CORS preflight', async () => {
    start();
    await reporterLoaded();
    leave();
    expect(sent).toEqual([['shell@9.0.0 loaded']]);
    expect(inits[0]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    expect(inits[0]?.headers).toBeUndefined();
    expect(JSON.parse(z.string().parse(inits[0]?.body))).toEqual({
      part: 'shell',
      version: '9.0.0',
      events: [{ event: 'loaded' }],
      token: 'view-1',
    });
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  it('waits for a token when the page is hidden before it has one', async () => {
    tokens = [new Response('', { status: 503 })];
    start();
    await reporterLoaded();
    leave();
    expect(sent).toEqual([]);
    expect(await sendAll()).toEqual([['shell@9.0.0 loaded']]);
  });

  it.each([
    ['a network error', () => new TypeError('Failed to fetch')],
    ['a server error', () => new Response('', { status: 503 })],
  ])('is retried once after %s, and then dropped without a message', async (_case, failure) => {
    const log = jest.spyOn(console, 'error');
    responses = [failure(), failure()];
    start();
    for (const _time of [1, 2, 3, 4]) await sendAll();
    expect(sent).toEqual([['shell@9.0.0 loaded'], ['shell@9.0.0 loaded']]);
    expect(log).not.toHaveBeenCalled();
  });

  it('is not retried after a rejected request', async () => {
    responses = [new Response('{}', { status: 429 })];
    start();
    for (const _time of [1, 2, 3]) await sendAll();
    expect(sent).toHaveLength(1);
  });

  it('skips names and versions that the endpoint does not accept', async () => {
    document.head.innerHTML = '';
    const { source } = start({ load: async () => loadedAs('any') });
    await source.load({ ...SEARCH, name: 'not an app', version: 'any' });
    expect(await sendAll()).toEqual([]);
  });
});

describe('disabled telemetry', () => {
  async function triggerAllEvents(settings: object): Promise<void> {
    const { source, fault } = start({ settings });
    await source.load(SEARCH);
    // jsdom fails the test on an error without a listener.
    window.addEventListener('error', () => {});
    uncaught('at http://x/releases/shell/9.0.0/s.js');
    fault('mfe-search');
    leave();
    await sendAll();
  }

  it('sends nothing when the shop has switched it off', async () => {
    await triggerAllEvents({ telemetry: { enabled: false } });
    expect(sent).toEqual([]);
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('sends nothing when the browser sets %s', async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    await triggerAllEvents({});
    Reflect.deleteProperty(navigator, name);
    expect(sent).toEqual([]);
  });
});
