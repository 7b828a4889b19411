import { aRuntime } from '../../testing/render-page';
import { createClock } from '../platform/time/clock';

import { createRuntimeCache } from './runtime-cache';

it('caches values for five minutes, set one by one and cleared together [DOM-SES-02, CACHE-02, CONST-09]', () => {
  let now = 0;
  const runtime = aRuntime({ clock: createClock(null, () => now) });
  const cache = createRuntimeCache<number>();
  cache.set(runtime, 'a', 1);
  cache.set(runtime, 'b', 2);
  now = 5 * 60_000 - 1;
  expect([cache.get(runtime, 'a'), cache.get(runtime, 'b')]).toEqual([1, 2]);
  now += 1;
  expect(cache.get(runtime, 'a')).toBeNull();
  cache.set(runtime, 'a', 3);
  expect(cache.clearAll(runtime)).toEqual([3, 2]);
  expect(cache.get(runtime, 'a')).toBeNull();
});

it('shares no values between runtimes', () => {
  const cache = createRuntimeCache<number>();
  const runtime = aRuntime();
  cache.set(runtime, 'a', 1);
  expect(cache.get(aRuntime(), 'a')).toBeNull();
});
