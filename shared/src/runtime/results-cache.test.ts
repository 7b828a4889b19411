import { createResultsCache } from './results-cache';

it('search answers for five minutes, set one by one and cleared together [DOM-SES-02, CACHE-02]', () => {
  let now = 0;
  const cache = createResultsCache(() => now);
  cache.set('a', 1);
  cache.set('b', 2);
  now = 5 * 60_000 - 1;
  expect([cache.get('a'), cache.get('b')]).toEqual([1, 2]);
  now += 1;
  expect(cache.get('a')).toBeUndefined();
  cache.set('a', 3);
  cache.clearAll();
  expect(cache.get('a')).toBeUndefined();
});
