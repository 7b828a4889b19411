import { createConcurrencyLimiter } from './concurrency-limiter';

const limiterOf = (maxConcurrent: number, maxQueued: number) =>
  createConcurrencyLimiter({ maxConcurrent, maxQueued, overloaded: () => new Error('overloaded') });

describe('concurrency limiter', () => {
  it('runs two calls at a time and rejects calls beyond the queue', async () => {
    const limited = limiterOf(2, 3);
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setImmediate(done));
      running -= 1;
    };
    const accepted = Array.from({ length: 5 }, () => limited(work));
    await expect(limited(work)).rejects.toThrow('overloaded');
    await Promise.all(accepted);
    expect(most).toBe(2);
    await expect(limited(work)).resolves.toBeUndefined();
  });

  it('frees the slot of work that failed', async () => {
    const limited = limiterOf(1, 1);
    await expect(limited(() => Promise.reject(new Error('failed work')))).rejects.toThrow('failed work');
    await expect(limited(() => Promise.resolve('result'))).resolves.toBe('result');
  });
});
