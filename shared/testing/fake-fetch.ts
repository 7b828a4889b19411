/** A request that was sent through the fake `fetch`. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly accept: string | null;
  readonly authorization: string | null;
  readonly body: unknown;
}

const ENDPOINTS = { apiUrl: 'https://shop.test/supplier', backendUrl: 'https://shop.test' };

interface FakeResponse {
  readonly status?: number;
  /** A string is sent unchanged, everything else as JSON. */
  readonly body?: unknown;
  /** The response never arrives. */
  readonly never?: boolean;
}

/** Replaces `fetch` by a fake that sends the same response to every request and records them. Undone by `close`. */
export function fakeFetch(response: FakeResponse) {
  const sent: SentRequest[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    sent.push({
      method: init?.method ?? 'GET',
      url: input instanceof Request ? input.url : String(input),
      accept: headers.get('accept'),
      authorization: headers.get('authorization'),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    if (response.never) {
      await new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject));
    }
    const text = typeof response.body === 'string' ? response.body : JSON.stringify(response.body ?? {});
    const status = response.status ?? 200;
    return {
      ok: status < 400,
      status,
      statusText: '',
      headers: new Headers(),
      text: async () => text,
    } as Response;
  };
  return {
    endpoints: ENDPOINTS,
    sent,
    close: () => {
      globalThis.fetch = realFetch;
    },
  };
}
