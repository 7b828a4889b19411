import { VerifiedWorker } from './verified-worker';

const URL_OF_WORKER = new URL('https://shop.test/releases/mfe-search/1/227.js');
const HASH = 'sha384-abc';

class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly received: unknown[] = [];
  readonly url: string | URL;
  isTerminated = false;

  constructor(url: string | URL) {
    super();
    this.url = url;
    FakeWorker.started.push(this);
  }

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const requests: [string, RequestInit][] = [];
let respond: (response: Response | Error) => void;

beforeEach(() => {
  FakeWorker.started = [];
  requests.length = 0;
  Object.assign(globalThis, {
    Worker: FakeWorker,
    __storefrontIntegrity: { [URL_OF_WORKER.href]: HASH },
    fetch: (url: URL, init: RequestInit) => {
      requests.push([url.href, init]);
      return new Promise((resolve, reject) => {
        respond = (response) => (response instanceof Error ? reject(response) : resolve(response));
      });
    },
  });
  Object.assign(URL, { createObjectURL: () => 'blob:verified', revokeObjectURL: () => {} });
});
afterEach(() => {
  for (const name of ['Worker', '__storefrontIntegrity', 'trustedTypes'])
    Reflect.deleteProperty(globalThis, name);
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
const script = () => ({ ok: true, status: 200, arrayBuffer: async () => new ArrayBuffer(1) }) as Response;

function start() {
  const worker = new VerifiedWorker(URL_OF_WORKER);
  let errors = 0;
  worker.onerror = () => (errors += 1);
  return { worker, errors: () => errors };
}

describe('a verified worker', () => {
  it('starts from the fetched bytes, which the browser compares with the hash of the registry', async () => {
    const { worker } = start();
    worker.postMessage('one');
    expect(FakeWorker.started).toEqual([]);
    respond(script());
    await settled();
    worker.postMessage('two');

    expect(requests).toEqual([[URL_OF_WORKER.href, expect.objectContaining({ integrity: HASH })]]);
    const [started] = FakeWorker.started;
    expect([started?.url, started?.received]).toEqual(['blob:verified', ['one', 'two']]);
    const messages: unknown[] = [];
    worker.onmessage = ({ data }) => messages.push(data);
    started?.onmessage?.({ data: 'results' });
    expect(messages).toEqual(['results']);
  });

  it.each([
    ['altered', new TypeError('integrity check failed')],
    ['missing', { ok: false, status: 404 } as Response],
  ])('does not start with a script that is %s, and reports that once', async (_what, response) => {
    const { errors } = start();
    respond(response);
    await settled();
    expect([FakeWorker.started, errors()]).toEqual([[], 1]);
  });

  it('reports a page whose policy does not know it', async () => {
    Object.assign(globalThis, {
      trustedTypes: {
        createPolicy: () => {
          throw new TypeError('Policy "storefront-worker" disallowed');
        },
      },
    });
    const { errors } = start();
    respond(script());
    await settled();
    expect([FakeWorker.started, errors()]).toEqual([[], 1]);
  });

  it('does not start after it was terminated, and reports nothing then', async () => {
    const { worker, errors } = start();
    worker.terminate();
    expect(requests[0]?.[1].signal?.aborted).toBe(true);
    respond(script());
    await settled();
    expect([FakeWorker.started, errors()]).toEqual([[], 0]);
  });

  it('is started by its URL by a development server, which publishes no hashes', () => {
    Reflect.deleteProperty(globalThis, '__storefrontIntegrity');
    start();
    expect(FakeWorker.started[0]?.url).toBe(URL_OF_WORKER);
  });
});
