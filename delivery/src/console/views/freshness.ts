import { html, type Html } from '@storefront/server-kit/html';

import { exactTime } from './timestamp';

/** The browser script shows here when it can no longer refresh the page. */
export function freshness(revision: number, now: number): Html {
  return html`<p id="freshness" class="soft" data-live data-revision="${revision}">
    Revision ${revision} of the registry, read ${exactTime(now)}
  </p>`;
}
