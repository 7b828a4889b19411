import fastify from 'fastify';

import { Faults } from './faults';

const URL = '/api/quotes';

/** Creates a server into whose calls faults are injected as in the backend. */
function serverWith(faults: Faults) {
  const app = fastify();
  app.addHook('preHandler', async (request, reply) => {
    await faults.inject(request, reply);
  });
  app.post('/*', () => ({ success: true }));
  return app;
}

describe('a fault that fails calls', () => {
  it.each([
    ['dpSearch', '/supplier/dpSearch.php?nights=7', '/supplier/getPackagePrice'],
    ['payment/status', '/api/payment/status/p-1', '/api/payment/cancel'],
    ['newsletter', '/api/newsletter', '/api/newsletter/confirm?token=x'],
    ['newsletter/confirm', '/api/newsletter/confirm?token=x', '/api/newsletter'],
    ['manage/cancellation', '/api/manage/cancellation', '/api/manage/cancellation/quote'],
    ['manage/documents', '/api/manage/documents/d-1', '/api/manage/booking'],
  ])('fails the calls of its name %s: %s, not %s [DEC-108]', async (call, url, otherUrl) => {
    const faults = new Faults();
    const app = serverWith(faults);
    faults.set({ call, mode: 'error', status: 503 });
    const statusOf = async (one: string) => (await app.inject({ method: 'POST', url: one })).statusCode;
    expect([await statusOf(url), await statusOf(otherUrl)]).toEqual([503, 200]);
    await app.close();
  });
});

describe('a fault that holds calls', () => {
  it('delays a call until the faults are cleared, then lets it complete [DEC-108]', async () => {
    const faults = new Faults();
    const app = serverWith(faults);
    faults.set({ call: 'quotes', mode: 'hold', times: 1 });
    const held = app.inject({ method: 'POST', url: URL });
    // The second call is not held and completes before the first one.
    const completed: string[] = [];
    void held.then(() => completed.push('held'));
    await app.inject({ method: 'POST', url: URL }).then(() => completed.push('not held'));
    expect(faults.held).toBe(1);

    faults.clear();
    expect((await held).json()).toEqual({ success: true });
    expect(completed).toEqual(['not held', 'held']);
    expect(faults.held).toBe(0);
    await app.close();
  });

  it('completes held calls when the server shuts down', async () => {
    const faults = new Faults();
    const app = serverWith(faults);
    faults.set({ call: 'quotes', mode: 'hold' });
    const calls = Promise.all([1, 2].map(() => app.inject({ method: 'POST', url: URL })));
    while (faults.held < 2) await new Promise(setImmediate);
    faults.release();
    expect((await calls).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await app.close();
  });
});
