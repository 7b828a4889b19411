import { html, type Html } from '@storefront/server-kit/html';

import type { RunningVersion } from '../releases/app-state';

/** Shows how visitors are split between live version and canary; the text repeats the graphic. */
export function shareBar(live: RunningVersion, canary: RunningVersion): Html {
  // SVG attributes, because the policy of the page does not allow style attributes.
  return html`<div class="share-bar">
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect class="of-live" width="${live.share}" height="1" />
      <rect class="of-canary" x="${live.share}" width="${canary.share}" height="1" />
    </svg>
    <p><span>Live ${live.share}%</span><span>Canary ${canary.share}%</span></p>
  </div>`;
}
