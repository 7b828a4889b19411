import { revivedLoaderData, settleLoaderData } from './loader-data';

/** The state that React's `use` looks for on a promise. */
function known(promise: unknown): unknown {
  return promise instanceof Promise ? (promise as { value?: unknown }).value : 'no promise';
}

describe('loader data on its way from the server to the browser', () => {
  it('waits for what is to come and brings it across, where it can be read at once', async () => {
    const data = { page: { outcome: Promise.resolve({ deals: [1, 2] }), title: 'Home' }, frame: null };

    const { rendered, wire } = await settleLoaderData(data);
    const revived = revivedLoaderData(JSON.parse(JSON.stringify(wire)) as typeof wire);

    for (const side of [rendered, revived]) {
      const page = side['page'] as { outcome: unknown; title: string };
      expect(known(page.outcome)).toEqual({ deals: [1, 2] });
      expect(page.title).toBe('Home');
      expect(side['frame']).toBeNull();
    }
    await expect((revived['page'] as { outcome: Promise<unknown> }).outcome).resolves.toEqual({
      deals: [1, 2],
    });
  });

  it('passes on what a promise was rejected with', async () => {
    await expect(settleLoaderData({ page: { outcome: Promise.reject(new Error('gone')) } })).rejects.toThrow(
      'gone',
    );
  });
});
