import fastify from 'fastify';

import { Faults } from './faults';

const URL = '/api/quotes';

/** A server of one call that faults strike, as they strike those of the backend. */
function serverWith(faults: Faults) {
  const app = fastify();
  app.addHook('preHandler', async (request, reply) => {
    await faults.strike(request, reply);
  });
  app.post(URL, () => ({ answered: true }));
  return app;
}

describe('a fault that holds calls', () => {
  it('keeps a call waiting until faults are switched off, then lets it be answered', async () => {
    const faults = new Faults();
    const app = serverWith(faults);
    faults.set({ call: 'quotes', mode: 'hold', times: 1 });
    const held = app.inject({ method: 'POST', url: URL });
    // The second call is not held, and answered before the first.
    const answers: string[] = [];
    void held.then(() => answers.push('held'));
    await app.inject({ method: 'POST', url: URL }).then(() => answers.push('not held'));
    expect(faults.held).toBe(1);

    faults.clear();
    expect((await held).json()).toEqual({ answered: true });
    expect(answers).toEqual(['not held', 'held']);
    expect(faults.held).toBe(0);
    await app.close();
  });

  it('holds nobody back when the server ends', async () => {
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
