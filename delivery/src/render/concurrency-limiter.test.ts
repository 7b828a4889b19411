import { Gate, Overloaded } from './concurrency-limiter';

function work() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the gate before the renderers', () => {
  it('lets in as many as there are places, the others in the order in which they came', async () => {
    const gate = new Gate({ places: 2, maxWaiting: 10, waitMs: 10_000 });
    const works = Array.from({ length: 5 }, work);
    const entered: number[] = [];
    const all = works.map(({ done }, index) =>
      gate.through(() => {
        entered.push(index);
        return done;
      }),
    );

    await settle();
    expect(entered).toEqual([0, 1]);
    works[1]?.finish();
    await settle();
    expect(entered).toEqual([0, 1, 2]);
    works.forEach(({ finish }) => finish());
    await Promise.all(all);
    expect(entered).toEqual([0, 1, 2, 3, 4]);
  });

  it('turns away at once who would wait behind too many', async () => {
    const gate = new Gate({ places: 1, maxWaiting: 1, waitMs: 10_000 });
    const inside = work();
    const first = gate.through(() => inside.done);
    const second = gate.through(async () => {});

    await expect(gate.through(async () => {})).rejects.toThrow(Overloaded);
    inside.finish();
    await Promise.all([first, second]);
    await expect(gate.through(async () => 'free again')).resolves.toBe('free again');
  });

  it('turns away who has waited too long, and keeps its places right', async () => {
    const gate = new Gate({ places: 1, maxWaiting: 5, waitMs: 20 });
    const inside = work();
    const first = gate.through(() => inside.done);

    await expect(gate.through(async () => {})).rejects.toThrow('no renderer was free for 20 ms');
    inside.finish();
    await first;
    await expect(gate.through(async () => 'in')).resolves.toBe('in');
  });

  it('frees the place of work that failed', async () => {
    const gate = new Gate({ places: 1, maxWaiting: 0, waitMs: 10 });
    await expect(gate.through(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(gate.through(async () => 'in')).resolves.toBe('in');
  });
});
