import { createThreadRecord } from './thread-record';

it('leaves a thread alone that misses a time limit while it loads its code', () => {
  let now = 0;
  const threads = createThreadRecord(() => now);
  threads.assigned(1);
  now = 15_000;
  // The tasks that wait for it do not start its time again.
  threads.assigned(1);
  expect(threads.hangs(1)).toBe(false);
  now = 21_000;
  expect(threads.hangs(1)).toBe(true);
});

it('finds a thread that responded before and hangs now', () => {
  const threads = createThreadRecord(() => 0);
  threads.assigned(1);
  threads.responded(1);
  threads.assigned(2);
  expect([threads.hangs(1), threads.hangs(2), threads.hangs(null)]).toEqual([true, false, false]);
});
