/** A request that waits for its response from the test. */
export interface Call {
  readonly url: URL;
  readonly method: string;
  readonly accept: string | null;
  readonly body: {
    readonly giataIds?: readonly number[];
    readonly filters?: readonly string[];
    readonly order?: string;
  };
  readonly signal: AbortSignal;
  readonly respond: (response: Response) => void;
  readonly respondJson: (body: unknown) => void;
  readonly fail: () => void;
  /** Responds with a body that the test writes in chunks; it ends when the request is aborted. */
  readonly stream: () => ResponseStream;
}

export interface ResponseStream {
  readonly write: (piece: string | Uint8Array) => void;
  readonly end: () => void;
}

/** Replaces `fetch`: every request waits for the test. `close` restores it. */
export function network() {
  const calls: Call[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal ?? new AbortController().signal;
      const failed = () => reject(signal.reason as Error);
      if (signal.aborted) return failed();
      signal.addEventListener('abort', failed);
      calls.push({
        url: new URL(input instanceof Request ? input.url : String(input)),
        method: init?.method ?? 'GET',
        accept: new Headers(init?.headers).get('accept'),
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as Call['body']) : {},
        signal,
        respond: resolve,
        respondJson: (body) => resolve(Response.json(body)),
        fail: () => reject(new TypeError('Failed to fetch')),
        stream: () => streamed(resolve, signal),
      });
    });
  const to = (path: string) => calls.filter(({ url }) => url.pathname.endsWith(path));
  return {
    calls,
    to,
    /** Waits for a request to the path: the first, or the one with this index. */
    call: (path: string, number = 0) => waitUntil(() => to(path)[number]),
    close: () => {
      globalThis.fetch = real;
    },
  };
}

/** Runs pending tasks until `find` returns a value. */
export async function waitUntil<T>(find: () => T | undefined | null | false): Promise<T> {
  for (let turn = 0; turn < 500; turn += 1) {
    const found = find();
    if (found) return found;
    await nextTask();
  }
  throw new Error(`still false after 500 tasks: ${find.toString()}`);
}

/** Runs pending tasks, so that a test can assert that something did not happen. */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await nextTask();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function streamed(resolve: (response: Response) => void, signal: AbortSignal): ResponseStream {
  const encoder = new TextEncoder();
  let write: ResponseStream['write'] = () => undefined;
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      write = (piece) => controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      end = () => controller.close();
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  resolve(new Response(body, { headers: { 'content-type': 'application/xml' } }));
  return { write, end };
}
