/** @needs document */
import type { PageKind } from '../page-view/page-kind';

import { watchVitals, type MeasuredVital } from './watch-vitals';

// jsdom has no performance entries.
const navigation = {
  entryType: 'navigation',
  responseStart: 120,
  activationStart: 0,
  name: 'http://localhost/deals/5',
};
const kindOf = (pathname: string): PageKind => ({ owner: null, page: pathname.replace(/\d+/, ':dealId') });

afterEach(() => {
  jest.useRealTimers();
});

it('includes performance entries from before it was loaded, for the page of the document', async () => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  const vitals: MeasuredVital[] = [];
  await jest.advanceTimersByTimeAsync(60_000);
  await watchVitals({ page: window, kindOf, onVital: (vital) => vitals.push(vital) });
  await jest.advanceTimersByTimeAsync(60_000);

  expect(vitals).toContainEqual({
    name: 'TTFB',
    value: 120,
    kind: { owner: null, page: '/deals/:dealId' },
  });
});
