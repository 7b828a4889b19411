import { html, type Html } from '@storefront/server-kit/html';

import type { HealthReport } from '../releases/health-report';
import type { EarlierVersion, AppState, RunningVersion } from '../releases/app-state';
import type { Action } from '../releases/plan-action';

import { healthTable } from './health-table';
import { agoElement, exactTime } from './timestamp';
import { shareBar } from './share-bar';

interface CardOptions {
  readonly health: HealthReport;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One part: what visitors get of it, how that fares, and what can be done about it. */
export function appCard(state: AppState, { health, now }: CardOptions): Html {
  const { app: part, live, canary } = state;
  return html`<section class="card" id="${part}" data-live aria-labelledby="${part}-name">
    <div class="gets">
      <h2 id="${part}-name">${part}</h2>
      ${live ? runningVersions(live, canary, now) : notReleased(part)}
      ${live && canary && shareBar(live, canary)}
      <p class="more"><a href="/history?part=${part}">History of ${part}</a></p>
    </div>
    ${live && html`<div class="fares">${healthTable(state, health)}</div>`} ${live && actions(state)}
  </section>`;
}

function notReleased(part: string): Html {
  return html`<p>Nothing of ${part} is live yet. <code>npm run release -- ${part}</code> makes it so.</p>`;
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
        : html`<p class="soft">Since when is not in the history.</p>`
    }
  </div>`;
}

function actions({ app: part, canary, earlier, before }: AppState): Html {
  return html`<div class="acts">
    ${canary && actionButton(part, 'promote', 'Promote canary', 'main')}
    ${canary && actionButton(part, 'take-back', 'Take back canary', 'other')}
    ${earlier.length > 0 ? rollBackForm(part, earlier, before) : html`<p class="soft">No other version is published.</p>`}
  </div>`;
}

/** Asks for the page that says what will happen; the script shows that page in a dialog. */
function actionButton(part: string, act: Action, label: string, weight: 'main' | 'other'): Html {
  return html`<form method="get" action="/parts/${part}/${act}" data-confirmed>
    <button class="${weight}" id="${part}-${act}">
      ${label}<span class="unseen"> of ${part}</span><span aria-hidden="true">…</span>
    </button>
  </form>`;
}

function rollBackForm(part: string, earlier: readonly EarlierVersion[], before: string | null): Html {
  const options = earlier.map(
    ({ version, change }) =>
      html`<option value="${version}" ${version === before && html`selected`}>
        ${version}, ${change ? `live ${exactTime(change.at)}: ${change.why}` : 'never live for everyone'}
      </option>`,
  );
  return html`<form class="roll-back" method="get" action="/parts/${part}/roll-back" data-confirmed>
    <label for="${part}-version">Roll back to</label>
    <select id="${part}-version" name="version">
      ${options}
    </select>
    <button class="other" id="${part}-roll-back">
      Roll back<span class="unseen"> ${part}</span><span aria-hidden="true">…</span>
    </button>
  </form>`;
}
