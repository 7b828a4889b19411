import type { Endpoints } from '@storefront/shared/platform/config/endpoints';

import type { CountEvent } from './count-event';

export interface ReportQueue {
  /** Adds an event of an app version. Each event counts once per document. */
  readonly count: CountEvent;
}

/** Delay of the reporter after the load event, so that it delays nothing. Errors before are kept until then. */
const DELAY_MS = 2_000;

/**
 * Keeps the events of the page until the reporter is loaded, which is a chunk of its own.
 *
 * @param onStart called when the reporter is loaded
 */
export function createReportQueue(endpoints: Endpoints, page: Window, onStart: () => void): ReportQueue {
  const early: Parameters<CountEvent>[] = [];
  let count: CountEvent = (...event) => void early.push(event);
  const start = () =>
    setTimeout(() => {
      void import('./reporter').then(
        ({ createReporter }) => {
          count = createReporter(endpoints, page);
          for (const event of early) count(...event);
          onStart();
        },
        // Without the reporter nothing is counted; the shop works without it.
        () => {},
      );
    }, DELAY_MS);
  if (page.document.readyState === 'complete') start();
  else page.addEventListener('load', start, { once: true });
  return { count: (...event) => count(...event) };
}
