import { createRequestDeduplication } from './request-deduplication';

function setUp() {
  const { run, clear } = createRequestDeduplication<number>();
  const finish: ((value: number) => void)[] = [];
  const work = jest.fn(() => new Promise<number>((resolve) => finish.push(resolve)));
  return { run, clear, work, finish };
}

it('shares one promise among concurrent calls with the same key', async () => {
  const { run, work, finish } = setUp();
  const calls = [run('a', work), run('a', work)];
  finish[0]?.(1);

  expect(await Promise.all(calls)).toEqual([1, 1]);
  expect(work).toHaveBeenCalledTimes(1);
});

it('starts again for another key, and after the first call has settled', async () => {
  const { run, work, finish } = setUp();
  const first = run('a', work);
  void run('b', work);
  finish[0]?.(1);
  await first;
  void run('a', work);

  expect(work).toHaveBeenCalledTimes(3);
});

it('passes a failure to all callers and does not cache it', async () => {
  const { run } = createRequestDeduplication<number>();
  const fail = () => Promise.reject(new Error('disk full'));
  const calls = await Promise.allSettled([run('a', fail), run('a', fail)]);

  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(run('a', () => Promise.resolve(2))).resolves.toBe(2);
});

it('starts again after clear, and an older promise does not remove the newer one', async () => {
  const { run, clear, work, finish } = setUp();
  const older = run('a', work);
  clear();
  const newer = run('a', work);
  finish[0]?.(1);
  await older;
  const third = run('a', work);
  finish[1]?.(2);

  expect(await Promise.all([newer, third])).toEqual([2, 2]);
  expect(work).toHaveBeenCalledTimes(2);
});
