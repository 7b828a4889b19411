import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { createClock } from '@storefront/shared/platform/time/clock';

import { createRuntime } from './create-runtime';

it('provides the results cache that remotes for contract 1.0 to 1.3 expect', () => {
  let now = 0;
  const runtime = createRuntime(
    storefrontConfigSchema.parse({}),
    createClock(null, () => now),
  );
  const results: unknown = Reflect.get(runtime, 'results');
  expect(results).toEqual({
    get: expect.any(Function) as unknown,
    set: expect.any(Function) as unknown,
    clearAll: expect.any(Function) as unknown,
  });
  const cache = results as { get: (key: string) => unknown; set: (key: string, value: unknown) => void };
  cache.set('a', 1);
  now = 5 * 60_000 - 1;
  expect(cache.get('a')).toBe(1);
  now += 1;
  expect(cache.get('a')).toBeUndefined();
});
