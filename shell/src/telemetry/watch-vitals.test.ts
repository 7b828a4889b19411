/** @needs document */
import { watchVitals } from './watch-vitals';

// jsdom has no performance entries.
const navigation = { entryType: 'navigation', responseStart: 120, activationStart: 0 };

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('measures after the page has loaded, and includes earlier performance entries', async () => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const vitals: (readonly [string, number])[] = [];
  watchVitals(window, (name, value) => vitals.push([name, value]));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(vitals).toEqual([]);

  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);

  expect(vitals).toContainEqual(['TTFB', 120]);
});
