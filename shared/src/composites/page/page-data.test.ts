import { aRuntime } from '../../../testing/render-page';

import { pageData } from './page-data';

const server = { cleanHtml: (html: string) => html };
const statusOf = (value: string) => (value === 'failed' ? null : value === 'unknown' ? 404 : 200);

describe('pageData', () => {
  it('returns a pending promise in the browser', async () => {
    const pending = new Promise<string>(() => {});
    await expect(pageData(aRuntime(), pending, statusOf)).resolves.toEqual({ outcome: pending });
  });

  it.each([
    ['found', 200],
    ['unknown', 404],
  ])('awaits the data on a server: %s responds with status %d', async (value, status) => {
    const response = await pageData(aRuntime({ server }), Promise.resolve(value), statusOf);
    expect(response).toMatchObject({ init: { status } });
  });

  it('throws on a server when the data failed to load', async () => {
    await expect(pageData(aRuntime({ server }), Promise.resolve('failed'), statusOf)).rejects.toThrow(
      'the page data failed to load',
    );
  });
});
