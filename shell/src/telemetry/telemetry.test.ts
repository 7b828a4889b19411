/** @needs document */
import { telemetryRequestSchema } from '@storefront/shared/api/telemetry.schema';
import { BOOKING_SESSION_KEY } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { RegistrySnapshot, RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { createBookingStore } from '@storefront/shared/runtime';
import { z } from 'zod';

import type { LoadedRemote } from '../remotes/remote-source';

import { REPORT_AFTER_MS } from './reports';
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

/** What left the page, as lines such as `shell@9.0.0 loaded`, request by request. */
let sent: string[][];
let inits: RequestInit[];
let answers: (Response | Error)[];
const realFetch = globalThis.fetch;
const listeners: Parameters<Window['removeEventListener']>[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  [sent, inits, answers] = [[], [], []];
  globalThis.fetch = async (url, init = {}) => {
    expect(url).toBe('http://backend.test/api/telemetry');
    const report = telemetryRequestSchema.parse(JSON.parse(z.string().parse(init.body)));
    sent.push(report.events.map(({ event }) => `${report.part}@${report.version} ${event}`));
    inits.push(init);
    const answer = answers.shift() ?? new Response('{"success":true}', { status: 202 });
    if (answer instanceof Error) throw answer;
    return answer;
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
  const source = { snapshot, load, loaded: () => null };
  return startTelemetry({ source, runtime: { config, booking }, page: window });
}

/** All of it goes out; answers are read. */
async function sendAll(): Promise<string[][]> {
  await jest.advanceTimersByTimeAsync(REPORT_AFTER_MS);
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

describe('what is counted of loading', () => {
  it('is each part once in a document, by the version that is in use', async () => {
    const { source } = start();
    await source.load(SEARCH);
    await source.load(SEARCH);
    expect(await sendAll()).toEqual([['shell@9.0.0 loaded'], ['mfe-search@2.0.0-new loaded']]);
    await source.load(SEARCH);
    expect(await sendAll()).toHaveLength(2);
  });

  it('is the release that could not be loaded, and the one before that stepped in', async () => {
    await start({ load: async () => loadedAs('1.0.0-old') }).source.load(SEARCH);
    expect(await sendAll()).toEqual([
      ['shell@9.0.0 loaded'],
      ['mfe-search@2.0.0-new load-failed'],
      ['mfe-search@1.0.0-old loaded'],
    ]);
  });

  it('is every release that was tried, where none could be loaded; the caller still hears of it', async () => {
    const { source } = start({ load: () => Promise.reject(new Error('gone')) });
    await expect(source.load(SEARCH)).rejects.toThrow('gone');
    await expect(source.load(SEARCH)).rejects.toThrow('gone');
    expect((await sendAll()).slice(1)).toEqual([
      ['mfe-search@2.0.0-new load-failed'],
      ['mfe-search@1.0.0-old load-failed'],
    ]);
  });
});

describe('an error that nobody caught', () => {
  const errorsAfter = async (happen: () => void) => {
    const { source } = start();
    await source.load(SEARCH);
    await sendAll();
    happen();
    happen();
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
    'counts once for the release whose code threw, else for the owner of the path: %s',
    async (stack, of) => {
      expect(await errorsAfter(() => uncaught(stack))).toEqual([[`${of} error`]]);
    },
  );

  it('counts where a promise was left alone, too', async () => {
    const reason = Object.assign(new Error('x'), { stack: 'at http://x/releases/shell/9.0.0/s.js:1:2' });
    const happen = () =>
      void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(await errorsAfter(happen)).toEqual([['shell@9.0.0 error']]);
  });

  it('is not looked for in its words, which may name any address', async () => {
    const message = 'not there: /releases/mfe-checkout/5.0.0/1.js';
    expect(await errorsAfter(() => uncaught('at f (http://localhost/x.js)', message))).toEqual([
      ['mfe-search@2.0.0-new error'],
    ]);
  });

  it('is nobody’s where an extension of the browser failed, or a measurement was put off', async () => {
    const none = () => {
      uncaught('at f (chrome-extension://abcdef/releases/shell/9.0.0/x.js)');
      const message = 'ResizeObserver loop completed with undelivered notifications.';
      window.dispatchEvent(new ErrorEvent('error', { message }));
    };
    expect(await errorsAfter(none)).toEqual([]);
  });

  it('counts for the shell where the owner of the path is not there', async () => {
    start();
    uncaught('');
    expect(await sendAll()).toEqual([['shell@9.0.0 loaded', 'shell@9.0.0 error']]);
  });
});

describe('a fault that was caught', () => {
  it('counts for the part around it, and for the release whose code threw', async () => {
    const { source, fault } = start();
    await source.load(SEARCH);
    await sendAll();
    fault('mfe-search', Object.assign(new Error('x'), { stack: 'at http://x/releases/shell/9.0.0/s.js' }));
    fault('mfe-search', 'no error at all');
    expect((await sendAll()).slice(2)).toEqual([['shell@9.0.0 error'], ['mfe-search@2.0.0-new error']]);
  });

  it('counts for no part that is not there', async () => {
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
  /** What another document of the tab has left behind, with these fields. */
  const storedSession = (fields: object) =>
    JSON.stringify({ ...createBookingStore({ mirror: null }).getState(), ...fields });
  const storeOver = (text: () => string) =>
    createBookingStore({
      mirror: { getItem: (key) => (key === BOOKING_SESSION_KEY ? text() : null), setItem: () => {} },
    });

  it('counts once, for every part in use', async () => {
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

  it('of another document of the tab is not counted again by the one that wakes', async () => {
    let stored = storedSession({});
    const booking = storeOver(() => stored);
    start({ booking });
    stored = storedSession({ payment, order });
    booking.wake();
    expect(booking.getState().order).toMatchObject({ referenceId: 'R' });
    expect(await sendAll()).toEqual([['shell@9.0.0 loaded']]);
  });

  /** Money as the store holds it, read the way the store reads it. */
  function amounts() {
    const stored = storeOver(() => storedSession({ payment, order })).getState().order;
    if (!stored) throw new Error('the stored order was not read');
    return stored;
  }
});

describe('sending', () => {
  it('happens at once when the page is left, as text that needs no question ahead, and with nothing else', async () => {
    start();
    leave();
    expect(sent).toEqual([['shell@9.0.0 loaded']]);
    expect(inits[0]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    expect(inits[0]?.headers).toBeUndefined();
    expect(JSON.parse(z.string().parse(inits[0]?.body))).toEqual({
      part: 'shell',
      version: '9.0.0',
      events: [{ event: 'loaded' }],
    });
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['no line', () => new TypeError('Failed to fetch')],
    ['a backend that is down', () => new Response('', { status: 503 })],
  ])('is tried once more after %s, and then given up in silence', async (_case, failure) => {
    const words = jest.spyOn(console, 'error');
    answers = [failure(), failure()];
    start();
    for (const _time of [1, 2, 3, 4]) await sendAll();
    expect(sent).toEqual([['shell@9.0.0 loaded'], ['shell@9.0.0 loaded']]);
    expect(words).not.toHaveBeenCalled();
  });

  it('is not repeated where it was refused', async () => {
    answers = [new Response('{}', { status: 429 })];
    start();
    for (const _time of [1, 2, 3]) await sendAll();
    expect(sent).toHaveLength(1);
  });

  it('leaves out parts and versions that the call does not know', async () => {
    document.head.innerHTML = '';
    const { source } = start({ load: async () => loadedAs('any') });
    await source.load({ ...SEARCH, name: 'mfe-new', version: 'any' });
    expect(await sendAll()).toEqual([]);
  });
});

describe('nothing is reported', () => {
  async function everything(settings: object): Promise<void> {
    const { source, fault } = start({ settings });
    await source.load(SEARCH);
    // An error that nothing listens for would end the test.
    window.addEventListener('error', () => {});
    uncaught('at http://x/releases/shell/9.0.0/s.js');
    fault('mfe-search');
    leave();
    await sendAll();
  }

  it('where the shop has switched it off', async () => {
    await everything({ telemetry: { enabled: false } });
    expect(sent).toEqual([]);
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('where the browser says so: %s', async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    await everything({});
    Reflect.deleteProperty(navigator, name);
    expect(sent).toEqual([]);
  });
});
