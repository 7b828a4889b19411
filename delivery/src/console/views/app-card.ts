import { html, type Html } from '@storefront/server-kit/html';

import type { AppState, EarlierVersion, RunningVersion } from '../releases/app-state';
import type { HealthReport } from '../releases/health-report';
import type { Judgement } from '../releases/judge-app';

import { confirmedButton } from './action-forms';
import { badge } from './badge';
import { charts } from './charts';
import { levelBadge } from './level-badge';
import { agoElement, exactTime } from './timestamp';

export interface CardOptions {
  readonly report: HealthReport;
  readonly judgement: Judgement;
  /** The alarm bar of the page has the reasons already. */
  readonly withoutReasons?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Earlier versions that are offered for a rollback; all others are on the page of the app. */
const OFFERED = 3;

/** Shows the live releases of an app with trends, and the rollback. */
export function appCard(state: AppState, options: CardOptions): Html {
  const { app, live, canary } = state;
  const { judgement, now, withoutReasons = false } = options;
  return html`<section class="card ${judgement.level}" id="${app}" data-live aria-labelledby="${app}-name">
    <div class="head">
      <h2 id="${app}-name"><a href="/apps/${app}">${app}</a></h2>
      ${live && levelBadge(judgement)}
    </div>
    ${live ? runningVersions(live, canary, now) : html`${notLive(state)} ${restoreButton(state)}`}
    ${judgement.reasons.length > 0 && !withoutReasons && html`<p class="reasons">${judgement.reasons.join(' ')}</p>`}
    ${live && charts(state, options)} ${live && rollBackForm(state)}
  </section>`;
}

/** Why no visitor gets the app. */
export function notLive({ app, withdrawn }: AppState): Html {
  if (withdrawn) {
    const { at, by, why } = withdrawn;
    return html`<p>${badge('warning', 'Withdrawn')} <span class="soft">${exactTime(at)} by ${by}</span></p>
      <p class="why">${why}</p>`;
  }
  return html`<p>Nothing of ${app} is live yet. Release it with <code>npm run release -- ${app}</code>.</p>`;
}

export function restoreButton({ app, withdrawn }: AppState): Html | null {
  if (!withdrawn) return null;
  const button = {
    app,
    action: 'restore',
    label: 'Restore',
    weight: 'other',
    version: withdrawn.to,
  } as const;
  return html`<div class="buttons">${confirmedButton(button)}</div>`;
}

export function runningVersions(live: RunningVersion, canary: RunningVersion | null, now: number): Html {
  return html`<div class="versions">
    ${runningVersion('Live', live, now)} ${canary && runningVersion('Canary', canary, now)}
  </div>`;
}

function runningVersion(
  name: string,
  { version, share, change, owner, harmful }: RunningVersion,
  now: number,
): Html {
  return html`<div class="version">
    <h3>${name} <span class="number">${version}</span> <span class="share">${share}%</span></h3>
    ${harmful && html`<p>${badge('bad', 'Harmful')} ${harmful.why}</p>`}
    ${
      change
        ? html`<p class="soft">
              ${owner !== null && html`${owner} · `}since ${agoElement(change.at, now)} by ${change.by}
            </p>
            <p class="why">${change.why}</p>`
        : html`<p class="soft">The start is not in the history.</p>`
    }
  </div>`;
}

/** Opens the confirmation page; the browser script shows it in a dialog. */
function rollBackForm({ app, live, earlier, target }: AppState): Html {
  if (earlier.length === 0) return html`<p class="soft">No other version is published.</p>`;
  const offered = earlier.filter(({ version }, index) => index < OFFERED || version === target.version);
  return html`<form class="roll-back" method="get" action="/parts/${app}/roll-back" data-confirmed>
    <fieldset>
      <legend>Roll back to</legend>
      <div class="targets">${offered.map((version) => targetChoice(app, version, target.version))}</div>
    </fieldset>
    <div class="roll-back-act">
      <p class="soft">${target.why}</p>
      <p class="buttons">
        <button class="${target.version === null ? 'other' : 'call'}" id="${app}-roll-back">
          Roll back<span class="unseen"> ${app}</span><span aria-hidden="true">…</span>
        </button>
        ${
          target.version !== null &&
          live &&
          html`<a href="/diff?app=${app}&from=${target.version}&to=${live.version}"
            >What changed<span class="unseen"> in ${app} ${live.version}</span></a
          >`
        }
      </p>
    </div>
  </form>`;
}

function targetChoice(
  app: string,
  { version, change, harmful }: EarlierVersion,
  target: string | null,
): Html {
  const id = `${app}-to-${version}`;
  const past = change ? `live ${exactTime(change.at)}: ${change.why}` : 'never live for everyone';
  return html`<label class="target ${harmful && 'harmful'}" for="${id}">
    <input
      type="radio"
      id="${id}"
      name="version"
      value="${version}"
      ${version === target && html`checked`}
      ${harmful && html`disabled`}
    />
    <span
      ><strong>${version}</strong> ${harmful && badge('bad', 'Harmful')}
      <span class="soft">${harmful ? `${harmful.why} (${harmful.by})` : past}</span></span
    >
  </label>`;
}
