/** A request that left, waiting for the test to answer it. */
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
  readonly answer: (response: Response) => void;
  readonly answerJson: (body: unknown) => void;
  readonly fail: () => void;
  /** Answers with a body that the test writes piece by piece; it ends when the request is aborted. */
  readonly stream: () => AnswerStream;
}

export interface AnswerStream {
  readonly write: (piece: string | Uint8Array) => void;
  readonly end: () => void;
}

/** Every request waits for the test. Put back by `close`. */
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
        answer: resolve,
        answerJson: (body) => resolve(Response.json(body)),
        fail: () => reject(new TypeError('Failed to fetch')),
        stream: () => streamed(resolve, signal),
      });
    });
  const to = (path: string) => calls.filter(({ url }) => url.pathname.endsWith(path));
  return {
    calls,
    to,
    /** Waits for a call to be made, the first one unless a number is given. */
    call: (path: string, number = 0) => until(() => to(path)[number]),
    close: () => {
      globalThis.fetch = real;
    },
  };
}

/** Lets everything that is under way go on until something is there. */
export async function until<T>(find: () => T | undefined | null | false): Promise<T> {
  for (let turn = 0; turn < 500; turn += 1) {
    const found = find();
    if (found) return found;
    await turnOfEvents();
  }
  throw new Error(`did not happen: ${find}`);
}

/** Lets everything that is under way go on, for what must not happen. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await turnOfEvents();
}

function turnOfEvents(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function streamed(resolve: (response: Response) => void, signal: AbortSignal): AnswerStream {
  const encoder = new TextEncoder();
  let write: AnswerStream['write'] = () => undefined;
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
