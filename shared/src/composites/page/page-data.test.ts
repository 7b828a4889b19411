import { aRuntime } from '../../../testing/render-page';

import { pageData } from './page-data';

const server = { cleanHtml: (html: string) => html };
const statusOf = (value: string) => (value === 'failed' ? null : value === 'unknown' ? 404 : 200);

describe('the data of a page', () => {
  it('are not waited for in the browser', async () => {
    const never = new Promise<string>(() => {});
    await expect(pageData(aRuntime(), never, statusOf)).resolves.toEqual({ outcome: never });
  });

  it.each([
    ['known', 200],
    ['unknown', 404],
  ])('are waited for on a server: %s is answered with %d', async (value, status) => {
    const answer = await pageData(aRuntime({ server }), Promise.resolve(value), statusOf);
    expect(answer).toMatchObject({ init: { status } });
  });

  it('end the rendering on a server when they cannot be had', async () => {
    await expect(pageData(aRuntime({ server }), Promise.resolve('failed'), statusOf)).rejects.toThrow(
      'the data of the page could not be had',
    );
  });
});
