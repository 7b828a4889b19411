import { html, type Html } from '@storefront/server-kit/html';

import type { EarlierVersion, AppState, RunningVersion } from '../releases/app-state';
import type { HealthReport } from '../releases/health-report';
import type { Action } from '../releases/plan-action';

import { healthTable } from './health-table';
import { shareBar } from './share-bar';
import { agoElement, exactTime } from './timestamp';

interface CardOptions {
  readonly health: HealthReport;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Shows the live releases of an app, their health, and the possible actions. */
export function appCard(state: AppState, { health, now }: CardOptions): Html {
  const { app, live, canary } = state;
  return html`<section class="card" id="${app}" data-live aria-labelledby="${app}-name">
    <div class="gets">
      <h2 id="${app}-name">${app}</h2>
      ${live ? runningVersions(live, canary, now) : notReleased(app)}
      ${live && canary && shareBar(live, canary)}
      <p class="more"><a href="/history?part=${app}">History of ${app}</a></p>
    </div>
    ${live && html`<div class="fares">${healthTable(state, health)}</div>`} ${live && actions(state)}
  </section>`;
}

function notReleased(app: string): Html {
  return html`<p>Nothing of ${app} is live yet. Release it with <code>npm run release -- ${app}</code>.</p>`;
}

function runningVersions(live: RunningVersion, canary: RunningVersion | null, now: number): Html {
  return html`<div class="versions">
    ${runningVersion('Live', live, now)} ${canary && runningVersion('Canary', canary, now)}
  </div>`;
}

function runningVersion(name: string, { version, change }: RunningVersion, now: number): Html {
  return html`<div class="version">
    <h3>${name} <span class="number">${version}</span></h3>
    ${
      change
        ? html`<p>${agoElement(change.at, now)} by ${change.by}</p>
            <p class="why">${change.why}</p>`
        : html`<p class="soft">The start is not in the history.</p>`
    }
  </div>`;
}

function actions({ app, canary, earlier, before }: AppState): Html {
  return html`<div class="acts">
    ${canary && actionButton(app, 'promote', 'Promote canary', 'main')}
    ${canary && actionButton(app, 'take-back', 'Roll back canary', 'other')}
    ${earlier.length > 0 ? rollBackForm(app, earlier, before) : html`<p class="soft">No other version is published.</p>`}
  </div>`;
}

/** Opens the confirmation page; the browser script shows it in a dialog. */
function actionButton(app: string, action: Action, label: string, weight: 'main' | 'other'): Html {
  return html`<form method="get" action="/parts/${app}/${action}" data-confirmed>
    <button class="${weight}" id="${app}-${action}">
      ${label}<span class="unseen"> of ${app}</span><span aria-hidden="true">…</span>
    </button>
  </form>`;
}

function rollBackForm(app: string, earlier: readonly EarlierVersion[], before: string | null): Html {
  const options = earlier.map(
    ({ version, change }) =>
      html`<option value="${version}" ${version === before && html`selected`}>
        ${version}, ${change ? `live ${exactTime(change.at)}: ${change.why}` : 'never live for everyone'}
      </option>`,
  );
  return html`<form class="roll-back" method="get" action="/parts/${app}/roll-back" data-confirmed>
    <label for="${app}-version">Roll back to</label>
    <select id="${app}-version" name="version">
      ${options}
    </select>
    <button class="other" id="${app}-roll-back">
      Roll back<span class="unseen"> ${app}</span><span aria-hidden="true">…</span>
    </button>
  </form>`;
}
