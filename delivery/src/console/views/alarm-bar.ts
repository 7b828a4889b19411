import { html, type Html } from '@storefront/server-kit/html';

import type { AppState } from '../releases/app-state';
import type { Judgement } from '../releases/judge-app';

import { clockTime } from './timestamp';

/** The first thing on the page when an app harms visitors: what, since when, and the way out. */
export function alarmBar(state: AppState, { reasons, verdict }: Judgement): Html {
  const { app, live, canary, target } = state;
  const isCanary = canary !== null && verdict === 'harmful';
  const culprit = isCanary ? canary : live;
  const since = culprit?.change ? `, released ${clockTime(culprit.change.at)}` : '';
  return html`<div class="alarm-bar" role="group" aria-label="Alarm: ${app}">
    <div>
      <p class="alarm-title">${app} ${culprit?.version ?? ''} is harming shoppers${since}</p>
      <p>${reasons.join(' ')}</p>
    </div>
    ${(isCanary || target.version !== null) && rollBackButton(app, isCanary)}
  </div>`;
}

function rollBackButton(app: string, isCanary: boolean): Html {
  return html`<form
    method="get"
    action="/parts/${app}/${isCanary ? 'take-back' : 'roll-back'}"
    data-confirmed
  >
    <button class="on-alarm" id="${app}-alarm">
      Roll back${isCanary && ' canary'}<span class="unseen"> of ${app}</span><span aria-hidden="true">…</span>
    </button>
  </form>`;
}
