import { html, type Html } from '@storefront/server-kit/html';
import { APPS, type AppName } from '@storefront/tooling/apps';

import type { ReleaseState } from '../releases/release-state';

import { historyTable } from './history-table';
import { freshness } from './overview-page';
import type { FramedPage } from './page-frame';

const PAGE_SIZE = 50;

export interface HistoryQuery {
  /** `null` for all apps. */
  readonly app: AppName | null;
  /** From 1; numbers beyond the last page show the last page. */
  readonly page: number;
}

export function historyPage(state: ReleaseState, { app, page }: HistoryQuery, now: number): FramedPage {
  const changes = state.history.filter((change) => app === null || change.part === app);
  const pages = Math.max(1, Math.ceil(changes.length / PAGE_SIZE));
  const currentPage = Math.min(page, pages);
  const begin = (currentPage - 1) * PAGE_SIZE;
  return {
    title: app === null ? 'History' : `History of ${app}`,
    section: 'history',
    refreshedFrom: historyUrl(app, currentPage),
    main: html`<h1>${app === null ? 'History' : `History of ${app}`}</h1>
      ${freshness(state.revision, now)}
      <nav aria-label="Apps">
        <ul class="choices">
          ${[null, ...APPS].map((choice) => appLink(choice, choice === app))}
        </ul>
      </nav>
      <section id="changes" data-live aria-label="Changes">
        ${historyTable(changes.slice(begin, begin + PAGE_SIZE), 'Changes, newest first')}
        ${pages > 1 && pager(app, currentPage, pages)}
      </section>`,
  };
}

function appLink(app: AppName | null, isCurrent: boolean): Html {
  const current = isCurrent && html`aria-current="page"`;
  return html`<li><a href="${historyUrl(app, 1)}" ${current}>${app ?? 'All apps'}</a></li>`;
}

function pager(app: AppName | null, currentPage: number, pages: number): Html {
  return html`<nav aria-label="Pages">
    <ul class="choices">
      <li>${currentPage > 1 && html`<a id="newer" href="${historyUrl(app, currentPage - 1)}">Newer</a>`}</li>
      <li>Page ${currentPage} of ${pages}</li>
      <li>
        ${currentPage < pages && html`<a id="older" href="${historyUrl(app, currentPage + 1)}">Older</a>`}
      </li>
    </ul>
  </nav>`;
}

function historyUrl(app: AppName | null, page: number): string {
  const query = new URLSearchParams({
    ...(app === null ? {} : { part: app }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? '/history' : `/history?${query.toString()}`;
}
