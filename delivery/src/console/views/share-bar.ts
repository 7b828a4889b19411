import { html, type Html } from '@storefront/server-kit/html';

import type { RunningVersion } from '../releases/app-state';

/** How the visitors are split while a canary runs; the words say the same as the drawing. */
export function shareBar(live: RunningVersion, canary: RunningVersion): Html {
  // Attributes of a drawing, since the policy of the page allows no style of a single element.
  return html`<div class="share">
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect class="of-live" width="${live.share}" height="1" />
      <rect class="of-canary" x="${live.share}" width="${canary.share}" height="1" />
    </svg>
    <p><span>Live ${live.share}%</span><span>Canary ${canary.share}%</span></p>
  </div>`;
}
