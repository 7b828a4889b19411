/** @needs document */
import { publishIntegrity } from './integrity-map';
import { hasStalled, watchScripts } from './watch-scripts';

const HASH = 'sha384-abc';

/** Silence that is longer than the limit of a fast line. */
const SILENCE_MS = 900;

interface Pending {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly write: () => void;
  readonly end: () => void;
  readonly fail: () => void;
}

/** Responds with a body whose parts the test writes one by one. */
function pendingRequest(
  url: string,
  signal: AbortSignal,
  respond: (response: object) => void,
  fail: () => void,
) {
  let sendPart: (part: { readonly done: boolean }) => void = () => {};
  const read = () =>
    new Promise((resolve) => {
      sendPart = resolve;
    });
  const body = { getReader: () => ({ read }) };
  return {
    url,
    signal,
    fail,
    write: () => {
      respond({ ok: true, body });
      sendPart({ done: false });
    },
    end: () => sendPart({ done: true }),
  };
}

/** Requests of the page, in order. The test writes the responses. */
let requests: Pending[];
const originalFetch = globalThis.fetch;
let files = 0;

beforeAll(() => {
  // jsdom has no such observer; the line of these tests reports its progress through responses only.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe(): void {}
    },
  });
  watchScripts(document);
});
beforeEach(() => {
  // Later than the suspicion that a stall of the test before has left behind.
  files += 1;
  jest.useFakeTimers();
  jest.advanceTimersByTime(files * 60_000);
  requests = [];
  const send = (url: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise<object>((resolve, reject) => {
      requests.push(pendingRequest(url, signal, resolve, () => reject(new TypeError('Failed to fetch'))));
    });
  Object.assign(globalThis, { fetch: send });
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  document.head.replaceChildren();
  jest.useRealTimers();
});

/** Adds a script as webpack does, and returns the events that its loader receives. */
async function addScript(file = `file-${files}.js`) {
  const url = `http://localhost/releases/mfe-deal/1/${file}`;
  publishIntegrity({ [url]: HASH }, url);
  const script = document.createElement('script');
  script.src = url;
  script.integrity = HASH;
  const events: string[] = [];
  script.onload = () => events.push('load');
  script.onerror = () => events.push('error');
  document.head.append(script);
  await jest.advanceTimersByTimeAsync(0);
  return { script, url, events };
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

it('requests a file again by another URL when the line is silent, and runs that copy', async () => {
  const { url, script, events } = await addScript();
  expect(requests).toEqual([]);
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  expect(requests.map((request) => request.url)).toEqual([`${url}?retry=1`]);

  requests[0]?.write();
  await jest.advanceTimersByTimeAsync(0);
  requests[0]?.end();
  await jest.advanceTimersByTimeAsync(0);
  const [copy] = document.head.querySelectorAll('script');
  expect(copy).toMatchObject({ src: `${url}?retry=1`, integrity: HASH });
  copy?.dispatchEvent(new Event('load'));
  expect(events).toEqual(['load']);
  expect(script.ownerDocument).not.toBe(document);
});

it('fails a script that no byte arrives of, and never runs it later', async () => {
  const { url, script, events } = await addScript();
  await jest.advanceTimersByTimeAsync(3 * SILENCE_MS);
  expect(events).toEqual(['error']);
  expect(hasStalled(url)).toBe(true);
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(script.ownerDocument).not.toBe(document);
});

it('waits for as long as bytes arrive, however slow the line is', async () => {
  const { url, events } = await addScript();
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  for (let part = 0; part < 60; part += 1) {
    requests[0]?.write();
    await jest.advanceTimersByTimeAsync(700);
  }
  expect(events).toEqual([]);
  requests[0]?.end();
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toEqual([`${url}?retry=1`]);
});

it('ends the second request when the first succeeds', async () => {
  const { script, events } = await addScript();
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  script.dispatchEvent(new Event('load'));
  expect(requests[0]?.signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(events).toEqual(['load']);
});

it('waits for the first request when the second one fails at once', async () => {
  const { script, events } = await addScript();
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  requests[0]?.fail();
  await jest.advanceTimersByTimeAsync(500);
  expect(events).toEqual([]);
  script.dispatchEvent(new Event('load'));
  expect(events).toEqual(['load']);
});

it('sends a retry of a stalled file to the network immediately', async () => {
  const { url } = await addScript();
  await jest.advanceTimersByTimeAsync(3 * SILENCE_MS);
  await jest.advanceTimersByTimeAsync(60_000);
  await addScript();
  expect(requests.map((request) => request.url)).toEqual([`${url}?retry=1`, `${url}?retry=2`]);
});

it('requests the copy of a script once more only when the line is silent again, also soon after a stall', async () => {
  await addScript('stalled.js');
  await jest.advanceTimersByTimeAsync(3 * SILENCE_MS);
  const { url, events } = await addScript('next.js');
  const urls = () => requests.map((request) => request.url).filter((each) => each.startsWith(url));
  expect(urls()).toEqual([`${url}?retry=1`]);

  requests[1]?.write();
  await jest.advanceTimersByTimeAsync(0);
  requests[1]?.end();
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toEqual([`${url}?retry=1`]);
  expect(urls()).toEqual([`${url}?retry=1`]);

  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  expect(urls()).toEqual([`${url}?retry=1`, `${url}?retry=2`]);
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));
  expect(events).toEqual(['load']);
});

it('leaves scripts alone that the registry does not list', async () => {
  const script = document.createElement('script');
  script.src = 'http://localhost:4000/development.js';
  document.head.append(script);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual([]);
});
