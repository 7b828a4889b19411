import { responseXml, resultXml } from '@storefront/shared/testing/supplier-xml';

import { aChoice } from '../../../testing/deal-arbitraries';
import { flushTasks, network } from '../../../testing/network';

import { createEngine, type WorkerMessage, type WorkerRequest } from './create-engine';
import type { EngineMessage, EngineRequest } from './results-engine';

const SEARCH = 'dpSearch.php';
const search: EngineRequest = {
  kind: 'search',
  request: {
    urls: [`https://supplier.test/${SEARCH}`],
    endpoints: { apiUrl: 'https://supplier.test', backendUrl: 'https://backend.test' },
    party: { guests: 2, highlighted: null },
  },
  choice: aChoice(),
};

/** Stands for a worker in its own thread; the test decides how it responds. */
class FakeWorker {
  static started: FakeWorker[] = [];
  onmessage: ((event: { readonly data: WorkerMessage }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly received: WorkerRequest[] = [];
  isTerminated = false;
  respondsToPings = false;

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage(message: WorkerRequest): void {
    this.received.push(message);
    if (message.kind === 'ping' && this.respondsToPings) this.onmessage?.({ data: { kind: 'alive' } });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

let net: ReturnType<typeof network>;
let messages: EngineMessage[];
beforeEach(() => {
  jest.useFakeTimers();
  net = network();
  messages = [];
  FakeWorker.started = [];
  Object.assign(globalThis, { Worker: FakeWorker });
});
afterEach(() => {
  net.close();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

function start() {
  const engine = createEngine((message) => messages.push(message));
  engine.send(search);
  const [worker] = FakeWorker.started;
  if (!worker) throw new Error('no worker was started');
  return { engine, worker };
}

/** Responds to the request of the page itself. */
async function expectSearchInPage(): Promise<void> {
  jest.useRealTimers();
  const stream = (await net.call(SEARCH)).stream();
  stream.write(responseXml(resultXml({ rm1Giata: '101' })));
  stream.end();
  await flushTasks();
  expect(messages.at(-1)).toMatchObject({ kind: 'results', results: { complete: true } });
}

describe('the worker of a search', () => {
  it('is replaced by a search in the page when it sends no message for two seconds', async () => {
    const { worker } = start();
    jest.advanceTimersByTime(2_000);
    expect(net.to(SEARCH)).toHaveLength(0);
    jest.advanceTimersByTime(500);
    expect(worker.isTerminated).toBe(true);
    await expectSearchInPage();
  });

  it('keeps its search for as long as it responds, however slow the supplier is', () => {
    const { worker } = start();
    worker.respondsToPings = true;
    jest.advanceTimersByTime(60_000);
    expect(worker.isTerminated).toBe(false);
    expect(net.calls).toHaveLength(0);
  });

  it('is replaced when it hangs after its first results', () => {
    const { worker } = start();
    worker.respondsToPings = true;
    jest.advanceTimersByTime(10_000);
    worker.respondsToPings = false;
    jest.advanceTimersByTime(2_500);
    expect(worker.isTerminated).toBe(true);
  });

  it('is not watched while it is at rest, and again after the next choice', () => {
    const { engine, worker } = start();
    worker.onmessage?.({ data: { kind: 'failed', message: 'An error occurred' } });
    expect(jest.getTimerCount()).toBe(0);
    engine.send({ kind: 'show', choice: aChoice({ stars: [5] }) });
    jest.advanceTimersByTime(2_500);
    expect(worker.isTerminated).toBe(true);
  });

  it('is replaced when it throws, and the search shows the latest choice', async () => {
    const { engine, worker } = start();
    engine.send({ kind: 'show', choice: aChoice({ stars: [5] }) });
    worker.onerror?.();
    expect(worker.isTerminated).toBe(true);
    await expectSearchInPage();
    expect(messages.at(-1)).toMatchObject({ results: { view: { total: 0 } } });
  });

  it('is not needed where the browser forbids workers', async () => {
    Object.assign(globalThis, {
      Worker: class {
        constructor() {
          throw new DOMException('blocked by policy', 'SecurityError');
        }
      },
    });
    createEngine((message) => messages.push(message)).send(search);
    await expectSearchInPage();
  });

  it('ends its timers with the search', () => {
    const { engine, worker } = start();
    engine.terminate();
    expect(worker.isTerminated).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});
