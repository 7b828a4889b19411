/** @needs document */
import { watchVitals } from './watch-vitals';

// jsdom has no performance entries.
const navigation = { entryType: 'navigation', responseStart: 120, activationStart: 0 };

afterEach(() => {
  jest.useRealTimers();
});

it('includes performance entries from before it was loaded', async () => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  const vitals: (readonly [string, number])[] = [];
  await jest.advanceTimersByTimeAsync(60_000);
  await watchVitals((name, value) => vitals.push([name, value]));
  await jest.advanceTimersByTimeAsync(60_000);

  expect(vitals).toContainEqual(['TTFB', 120]);
});
