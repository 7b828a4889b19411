import { html, type Html } from '@storefront/server-kit/html';
import type { AppName } from '@storefront/tooling/apps';

import { CHANGE_KINDS, kindOf, type ChangeKind } from '../releases/describe-change';
import { namesOf, type ReleaseState } from '../releases/release-state';

import { freshness } from './freshness';
import { historyTable } from './history-table';
import type { FramedPage } from './page-frame';

const PAGE_SIZE = 50;

export interface HistoryQuery {
  /** `null` for all apps. */
  readonly app: AppName | null;
  /** `null` for all kinds. */
  readonly kind: ChangeKind | null;
  /** Part of the author's name; empty for all. */
  readonly by: string;
  /** From 1; numbers beyond the last page show the last page. */
  readonly page: number;
}

const KIND_NAMES: Readonly<Record<ChangeKind, string>> = {
  release: 'Releases',
  canary: 'Canaries',
  rollback: 'Rollbacks',
  withdrawal: 'Withdrawals',
  mark: 'Harmful marks',
};

export function historyPage(state: ReleaseState, query: HistoryQuery, now: number): FramedPage {
  const { app, kind, by } = query;
  const changes = state.history.filter(
    (change) =>
      (app === null || change.part === app) &&
      (kind === null || kindOf(change) === kind) &&
      change.by.toLowerCase().includes(by.toLowerCase()),
  );
  const pages = Math.max(1, Math.ceil(changes.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const begin = (page - 1) * PAGE_SIZE;
  const title = app === null ? 'History' : `History of ${app}`;
  return {
    title,
    section: 'history',
    refreshedFrom: historyUrl({ ...query, page }),
    status: { state, now },
    main: html`<div class="page-head">
        <h1>${title}</h1>
        ${freshness(state.revision, now)}
      </div>
      ${filters(namesOf(state), query)}
      <section id="changes" data-live aria-label="Changes">
        ${historyTable(changes.slice(begin, begin + PAGE_SIZE), 'Changes, newest first', state.history.length > 0)}
        ${pages > 1 && pager({ ...query, page }, pages)}
      </section>`,
  };
}

function filters(apps: readonly AppName[], { app, kind, by }: HistoryQuery): Html {
  const option = (value: string, label: string, isChosen: boolean) =>
    html`<option value="${value}" ${isChosen && html`selected`}>${label}</option>`;
  return html`<form class="filters" method="get" action="/history">
    <p>
      <label for="filter-app">App</label>
      <select id="filter-app" name="part">
        ${option('', 'All apps', app === null)} ${apps.map((name) => option(name, name, name === app))}
      </select>
    </p>
    <p>
      <label for="filter-kind">What</label>
      <select id="filter-kind" name="kind">
        ${option('', 'Everything', kind === null)}
        ${CHANGE_KINDS.map((name) => option(name, KIND_NAMES[name], name === kind))}
      </select>
    </p>
    <p>
      <label for="filter-by">Who</label>
      <input id="filter-by" name="by" value="${by}" autocomplete="off" />
    </p>
    <button class="other">Filter</button>
  </form>`;
}

function pager(query: HistoryQuery, pages: number): Html {
  const { page } = query;
  return html`<nav aria-label="Pages">
    <ul class="choices">
      <li>${page > 1 && html`<a id="newer" href="${historyUrl({ ...query, page: page - 1 })}">Newer</a>`}</li>
      <li>Page ${page} of ${pages}</li>
      <li>
        ${page < pages && html`<a id="older" href="${historyUrl({ ...query, page: page + 1 })}">Older</a>`}
      </li>
    </ul>
  </nav>`;
}

function historyUrl({ app, kind, by, page }: HistoryQuery): string {
  const query = new URLSearchParams({
    ...(app === null ? {} : { part: app }),
    ...(kind === null ? {} : { kind }),
    ...(by === '' ? {} : { by }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? '/history' : `/history?${query.toString()}`;
}
