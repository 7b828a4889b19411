import { html } from '@storefront/server-kit/html';

import type { HealthReport } from '../releases/health-report';
import type { ReleaseState } from '../releases/release-state';

import { appCard } from './app-card';
import { historyTable } from './history-table';
import { noticeBox, type Notice } from './notice';
import type { FramedPage } from './page-frame';
import { exactTime } from './timestamp';

const LATEST_CHANGES = 5;

export interface Overview {
  readonly state: ReleaseState;
  readonly health: HealthReport;
  readonly notice: Notice | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function overviewPage({ state, health, notice, now }: Overview): FramedPage {
  return {
    title: 'What is live',
    section: 'live',
    refreshedFrom: '/',
    main: html`<h1>What is live</h1>
      ${freshness(state.revision, now)} ${notice && noticeBox(notice)}
      <div class="cards">${state.apps.map((app) => appCard(app, { health, now }))}</div>
      <section id="latest" data-live aria-labelledby="latest-title">
        <h2 id="latest-title">Latest changes</h2>
        ${historyTable(state.history.slice(0, LATEST_CHANGES), 'Latest changes')}
        <p class="more"><a href="/history">All changes</a></p>
      </section>`,
  };
}

/** The browser script shows here when it can no longer refresh the page. */
export function freshness(revision: number, now: number) {
  return html`<p id="freshness" class="soft" data-live data-revision="${revision}">
    Revision ${revision} of the registry, read ${exactTime(now)}
  </p>`;
}
