import { createKeptResponses } from './kept-responses';

interface TestResponse {
  readonly ok: boolean;
}

function setUp() {
  let at = 0;
  const requests: ((response: TestResponse) => void)[] = [];
  const { get } = createKeptResponses<TestResponse>(() => at);
  const request = () => new Promise<TestResponse>((resolve) => requests.push(resolve));
  return {
    requests,
    get: (key: string) => get(key, request),
    pass: (ms: number) => {
      at += ms;
    },
  };
}

describe('responses that a render thread keeps', () => {
  it('are shared by equal requests for ten seconds', async () => {
    const { get, requests, pass } = setUp();
    const first = get('june');
    pass(9_000);
    expect(get('june')).toBe(first);
    requests[0]?.({ ok: true });
    expect(await get('june')).toEqual({ ok: true });
    pass(1_000);
    expect(get('june')).not.toBe(first);
    expect(requests).toHaveLength(2);
  });

  it('do not contain failures', async () => {
    const { get, requests } = setUp();
    const first = get('june');
    requests[0]?.({ ok: false });
    await first;
    expect(get('june')).not.toBe(first);
  });

  it('are limited in number, in flight and kept', async () => {
    const { get, requests } = setUp();
    for (const key of ['1', '2', '3', '4']) expect(get(key)).not.toBeNull();
    expect(get('5')).toBeNull();
    for (const respond of requests) respond({ ok: true });
    for (const key of ['1', '2', '3', '4']) await get(key);
    for (const key of ['5', '6', '7', '8', '9']) {
      const response = get(key);
      requests.at(-1)?.({ ok: true });
      await response;
    }
    const before = requests.length;
    await get('2');
    expect(requests).toHaveLength(before);
    void get('1');
    expect(requests).toHaveLength(before + 1);
  });
});
