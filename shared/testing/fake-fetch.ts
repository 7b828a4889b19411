/** One request as it left the page. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly accept: string | null;
  readonly body: unknown;
}

const ENDPOINTS = { apiUrl: 'https://shop.test/supplier', backendUrl: 'https://shop.test' };

/** Answers every request at the door to the network, and keeps what was asked. Put back by `close`. */
export function fakeFetch(answer: {
  readonly status?: number;
  readonly body?: unknown;
  readonly never?: boolean;
}) {
  const sent: SentRequest[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    sent.push({
      method: init?.method ?? 'GET',
      url: input instanceof Request ? input.url : String(input),
      accept: headers.get('accept'),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    if (answer.never) {
      await new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject));
    }
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {});
    const status = answer.status ?? 200;
    return { ok: status < 400, status, statusText: '', text: async () => text } as Response;
  };
  return {
    endpoints: ENDPOINTS,
    sent,
    close: () => {
      globalThis.fetch = real;
    },
  };
}
