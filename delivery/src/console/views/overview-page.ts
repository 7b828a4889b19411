import { html, type Html } from '@storefront/server-kit/html';

import type { AppState } from '../releases/app-state';
import { HEALTH_HOURS, type HealthReport } from '../releases/health-report';
import { byHarm, judgeApp, type Judgement } from '../releases/judge-app';
import type { ReleaseState } from '../releases/release-state';

import { alarmBar } from './alarm-bar';
import { appCard } from './app-card';
import { appRow } from './app-row';
import { canaryCard } from './canary-card';
import { faultList } from './fault-list';
import { freshness } from './freshness';
import { historyTable } from './history-table';
import { noticeBox, type Notice } from './notice';
import type { FramedPage } from './page-frame';

const LATEST_CHANGES = 5;
const TOP_FAULTS = 3;

export interface Overview {
  readonly state: ReleaseState;
  readonly report: HealthReport;
  readonly notice: Notice | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface JudgedApp {
  readonly app: AppState;
  readonly judgement: Judgement;
}

/** All apps, those that harm visitors first. */
export function overviewPage({ state, report, notice, now }: Overview): FramedPage {
  const judged = state.apps
    .map((app) => ({ app, judgement: judgeApp(app, report, state.watcher) }))
    .toSorted((one, other) => byHarm(one.judgement, other.judgement));
  const alarms = judged.filter(({ judgement }) => judgement.level === 'alarm');
  const others = judged.filter(({ judgement }) => judgement.level !== 'alarm');
  return {
    title: alarms.length > 0 ? `Alarm: ${alarms.map(({ app }) => app.app).join(', ')}` : 'What is live',
    section: 'live',
    refreshedFrom: '/',
    status: { state, now },
    main: html`<div id="alarms" data-live>
        ${alarms.map(({ app, judgement }) => alarmBar(app, judgement))}
      </div>
      <div class="page-head">
        <h1>What is live</h1>
        <p class="soft">${state.apps.length} apps, most harm first · last ${HEALTH_HOURS} hours</p>
        ${freshness(state.revision, now)}
        ${report.versions.kind === 'unavailable' && html`<p>Health data is unavailable: ${report.versions.message}</p>`}
      </div>
      ${notice && noticeBox(notice)}
      <div class="cards" id="alarm-cards" data-live>
        ${alarms.map(({ app, judgement }) => appCard(app, { report, judgement, now, withoutReasons: true }))}
      </div>
      ${canarySection(judged, { state, report, notice, now })}
      <div id="other-apps" data-live>
        <h2>${alarms.length > 0 ? 'The other apps' : 'Apps'}</h2>
        <div class="cards rows">
          ${others.map(({ app, judgement }) => appRow(app, { report, judgement, now }))}
        </div>
      </div>
      <section id="top-faults" data-live aria-labelledby="top-faults-title">
        <div class="section-head">
          <h2 id="top-faults-title">Errors</h2>
          <a href="/faults">All errors</a>
        </div>
        ${faultList(report.faults, { limit: TOP_FAULTS, now })}
      </section>
      <section id="latest" data-live aria-labelledby="latest-title">
        <div class="section-head">
          <h2 id="latest-title">Latest changes</h2>
          <a href="/history">All changes</a>
        </div>
        ${historyTable(state.history.slice(0, LATEST_CHANGES), 'Latest changes')}
      </section>`,
  };
}

/** Always present, so that the browser script can refresh it when a canary starts. */
function canarySection(judged: readonly JudgedApp[], { state, report, now }: Overview): Html {
  const withCanary = judged.filter(({ app }) => app.canary);
  return html`<div id="canaries" data-live>
    ${
      withCanary.length > 0 &&
      html`<h2>Canaries</h2>
        <div class="cards canaries">
          ${withCanary.map(({ app, judgement }) =>
            canaryCard(app, { report, judgement, watcher: state.watcher, now }),
          )}
        </div>`
    }
  </div>`;
}
