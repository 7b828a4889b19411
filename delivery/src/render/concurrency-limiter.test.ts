import { ConcurrencyLimiter, Overloaded } from './concurrency-limiter';

function work() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the concurrency limiter', () => {
  it('runs as many tasks as there are slots, and the others in order', async () => {
    const limiter = new ConcurrencyLimiter({ slots: 2, lowPrioritySlots: 1, maxWaiting: 10, waitMs: 10_000 });
    const works = Array.from({ length: 5 }, work);
    const entered: number[] = [];
    const all = works.map(({ done }, index) =>
      limiter.run(() => {
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

  it('rejects tasks immediately when the queue is full', async () => {
    const limiter = new ConcurrencyLimiter({ slots: 1, lowPrioritySlots: 1, maxWaiting: 1, waitMs: 10_000 });
    const inside = work();
    const first = limiter.run(() => inside.done);
    const second = limiter.run(async () => {});

    await expect(limiter.run(async () => {})).rejects.toThrow(Overloaded);
    inside.finish();
    await Promise.all([first, second]);
    await expect(limiter.run(async () => 'free again')).resolves.toBe('free again');
  });

  it('rejects tasks that wait too long, and keeps the number of slots', async () => {
    const limiter = new ConcurrencyLimiter({ slots: 1, lowPrioritySlots: 1, maxWaiting: 5, waitMs: 20 });
    const inside = work();
    const first = limiter.run(() => inside.done);

    await expect(limiter.run(async () => {})).rejects.toThrow('no render slot was free for 20 ms');
    inside.finish();
    await first;
    await expect(limiter.run(async () => 'in')).resolves.toBe('in');
  });

  it('keeps slots and a queue for tasks of high priority, and runs them first', async () => {
    const limiter = new ConcurrencyLimiter({ slots: 2, lowPrioritySlots: 1, maxWaiting: 2, waitMs: 10_000 });
    const started: string[] = [];
    const run = (name: string, priority: 'high' | 'low') => {
      const { done, finish } = work();
      const result = limiter.run(() => {
        started.push(name);
        return done;
      }, priority);
      return { result, finish };
    };
    const low = ['low 1', 'low 2', 'low 3'].map((name) => run(name, 'low'));
    await expect(limiter.run(async () => {}, 'low')).rejects.toThrow(Overloaded);
    const high = ['high 1', 'high 2'].map((name) => run(name, 'high'));

    await settle();
    expect(started).toEqual(['low 1', 'high 1']);
    low[0]?.finish();
    await settle();
    expect(started).toEqual(['low 1', 'high 1', 'high 2']);
    for (const { finish } of [...high, ...low]) finish();
    await Promise.all([...high, ...low].map(({ result }) => result));
    expect(started).toEqual(['low 1', 'high 1', 'high 2', 'low 2', 'low 3']);
  });

  it('frees the slot of a failed task', async () => {
    const limiter = new ConcurrencyLimiter({ slots: 1, lowPrioritySlots: 1, maxWaiting: 0, waitMs: 10 });
    await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limiter.run(async () => 'in')).resolves.toBe('in');
  });
});
