/** @needs document */
import { watchVitals } from './watch-vitals';

// The browser's own measurements, which jsdom does not make.
const navigation = { entryType: 'navigation', responseStart: 120, activationStart: 0 };

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('measures once the page has loaded, and tells what the browser remembers of before', async () => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const told: (readonly [string, number])[] = [];
  watchVitals(window, (name, value) => told.push([name, value]));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);

  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);

  expect(told).toContainEqual(['TTFB', 120]);
});
