import { html, type Html } from '@storefront/server-kit/html';

import type { Action } from '../releases/action-plan';

interface ActionButton {
  readonly app: string;
  readonly action: Action;
  readonly label: string;
  readonly weight: 'main' | 'other' | 'quiet';
  readonly version?: string;
}

/** Opens the confirmation page of an action; the browser script shows it in a dialog. */
export function confirmedButton({ app, action, label, weight, version }: ActionButton): Html {
  return html`<form method="get" action="/parts/${app}/${action}" data-confirmed>
    ${version !== undefined && html`<input type="hidden" name="version" value="${version}" />`}
    <button class="${weight}" id="${app}-${action}${version === undefined ? '' : `-${version}`}">
      ${label}<span class="unseen"> of ${app}${version !== undefined && ` ${version}`}</span
      ><span aria-hidden="true">…</span>
    </button>
  </form>`;
}

interface ShareForm {
  readonly app: string;
  readonly version: string;
  readonly share: number;
  readonly label: string;
}

/** Requests the percentage of a canary. */
export function shareForm({ app, version, share, label }: ShareForm): Html {
  const id = `${app}-share-${version}`;
  return html`<form class="share-form" method="get" action="/parts/${app}/canary" data-confirmed>
    <input type="hidden" name="version" value="${version}" />
    <label for="${id}">% of visitors<span class="unseen"> for ${app} ${version}</span></label>
    <input
      id="${id}"
      name="share"
      type="number"
      min="1"
      max="99"
      required
      value="${share}"
      inputmode="numeric"
    />
    <button class="other" id="${id}-go">
      ${label}<span class="unseen"> of ${app} ${version}</span><span aria-hidden="true">…</span>
    </button>
  </form>`;
}
