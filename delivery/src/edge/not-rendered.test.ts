import { anAppWithRenderer } from '../../testing/app-with-renderer';
import type { RenderFault } from '../render/render-task';

let edge: Awaited<ReturnType<typeof anAppWithRenderer>>;
let fault: RenderFault;

beforeAll(async () => {
  const routes = ['/group/:groupId', '/booking/payment'];
  edge = await anAppWithRenderer({ name: 'mfe-discovery', routes }, async () => ({
    kind: 'not-rendered',
    from: 'nowhere',
    fault,
  }));
});
afterAll(() => edge.stop());

describe('a page that was not rendered', () => {
  it.each(['overloaded', 'timeout', 'failed'] as const)(
    'because of %s is 503 with the document for the browser, and not indexed',
    async (reason) => {
      fault = reason;
      const { statusCode, headers, body } = await edge.app.inject('/group/no-such-group');

      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({
        'retry-after': '10',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        'server-timing': 'page;desc="nowhere"',
      });
      expect(body).toContain('id="registry-snapshot"');
      expect(body).toContain('/releases/shell/');
    },
  );

  it('is 503 on a booking page too: the browser shows it all the same', async () => {
    fault = 'failed';
    expect((await edge.app.inject('/booking/payment')).statusCode).toBe(503);
  });

  it('is 404 on a path that no app has', async () => {
    fault = 'failed';
    const { statusCode, headers } = await edge.app.inject('/no-such-page');

    expect(statusCode).toBe(404);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['retry-after']).toBeUndefined();
  });

  it('by decision of the release is 200, and not indexed because its status is unknown', async () => {
    fault = 'no-node-build';
    const { statusCode, headers } = await edge.app.inject('/group/no-such-group');

    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});
