import { html, type Html } from '@storefront/server-kit/html';
import { PARTS, type PartName } from '@storefront/tooling/build/parts';

import type { ReleaseState } from '../releases/release-state';

import { historyTable } from './history-table';
import { freshness } from './overview-page';
import type { FramedPage } from './page-frame';

const PAGE_SIZE = 50;

export interface HistoryQuery {
  /** `null` for all of them. */
  readonly part: PartName | null;
  /** Counted from 1; one beyond the last shows the last. */
  readonly page: number;
}

export function historyPage(state: ReleaseState, { part, page }: HistoryQuery, now: number): FramedPage {
  const changes = state.history.filter((change) => part === null || change.part === part);
  const pages = Math.max(1, Math.ceil(changes.length / PAGE_SIZE));
  const shown = Math.min(page, pages);
  const begin = (shown - 1) * PAGE_SIZE;
  return {
    title: part === null ? 'History' : `History of ${part}`,
    section: 'history',
    refreshedFrom: historyUrl(part, shown),
    main: html`<h1>${part === null ? 'History' : `History of ${part}`}</h1>
      ${freshness(state.revision, now)}
      <nav aria-label="Parts">
        <ul class="choices">
          ${[null, ...PARTS].map((choice) => appLink(choice, choice === part))}
        </ul>
      </nav>
      <section id="changes" data-live aria-label="Changes">
        ${historyTable(changes.slice(begin, begin + PAGE_SIZE), 'Changes, newest first')}
        ${pages > 1 && pager(part, shown, pages)}
      </section>`,
  };
}

function appLink(part: PartName | null, isShown: boolean): Html {
  const current = isShown && html`aria-current="page"`;
  return html`<li><a href="${historyUrl(part, 1)}" ${current}>${part ?? 'All parts'}</a></li>`;
}

function pager(part: PartName | null, shown: number, pages: number): Html {
  return html`<nav aria-label="Pages">
    <ul class="choices">
      <li>${shown > 1 && html`<a id="newer" href="${historyUrl(part, shown - 1)}">Newer</a>`}</li>
      <li>Page ${shown} of ${pages}</li>
      <li>${shown < pages && html`<a id="older" href="${historyUrl(part, shown + 1)}">Older</a>`}</li>
    </ul>
  </nav>`;
}

function historyUrl(part: PartName | null, page: number): string {
  const query = new URLSearchParams({
    ...(part === null ? {} : { part }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? '/history' : `/history?${query.toString()}`;
}
