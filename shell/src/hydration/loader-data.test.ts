import { reviveLoaderData, settleLoaderData } from './loader-data';

/** The value that React's `use` reads from a fulfilled promise. */
function valueOf(promise: unknown): unknown {
  return promise instanceof Promise ? (promise as { value?: unknown }).value : 'no promise';
}

describe('loader data in the document', () => {
  it('contains the results of promises, which the browser can read without waiting', async () => {
    const data = { page: { outcome: Promise.resolve({ deals: [1, 2] }), title: 'Home' }, frame: null };

    const { rendered, wire } = await settleLoaderData(data);
    const revived = reviveLoaderData(JSON.parse(JSON.stringify(wire)) as typeof wire);

    for (const side of [rendered, revived]) {
      const page = side['page'] as { outcome: unknown; title: string };
      expect(valueOf(page.outcome)).toEqual({ deals: [1, 2] });
      expect(page.title).toBe('Home');
      expect(side['frame']).toBeNull();
    }
    await expect((revived['page'] as { outcome: Promise<unknown> }).outcome).resolves.toEqual({
      deals: [1, 2],
    });
  });

  it('rejects with the reason of a rejected promise', async () => {
    const data = { page: { outcome: Promise.reject(new Error('not found')) } };
    await expect(settleLoaderData(data)).rejects.toThrow('not found');
  });
});
