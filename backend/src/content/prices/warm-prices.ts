import { setTimeout as pause } from 'node:timers/promises';

import { allDocuments } from '../content-store';
import { liveContent } from '../live-content';
import { priceOf } from '../deals-on-sale';
import { buildGroup } from '../group-response';
import { pricesOfPage, type ContentDeps } from '../page-response';

/** Shoppers go first: the job pauses three times as long as its last step took, up to this limit. */
const PAUSE_FACTOR = 3;
const MAX_PAUSE_MS = 150;

/**
 * Computes the prices of the day before they are requested: after the start, after midnight and after an import.
 * When all prices are up to date, it costs one query per kind of content.
 */
export async function warmPrices(deps: ContentDeps, signal: AbortSignal): Promise<void> {
  const deals = await stale(deps, 'deals');
  const pages = await stale(deps, 'pages');
  const groups = await stale(deps, 'groups');
  const work = [
    ...(await allDocuments(deps, 'deals'))
      .filter(({ document }) => deals.has(document.id))
      .map((stored) => () => priceOf(deps, stored)),
    ...(await allDocuments(deps, 'pages'))
      .filter(({ document }) => pages.has(document.id))
      .map((stored) => () => pricesOfPage(deps, stored)),
    ...(await allDocuments(deps, 'groups'))
      .filter(({ document }) => groups.has(document.id))
      .map((stored) => () => buildGroup(deps, stored)),
  ];
  for (const step of work) {
    if (signal.aborted) return;
    const startedAt = performance.now();
    await step();
    const pauseMs = Math.min(MAX_PAUSE_MS, PAUSE_FACTOR * (performance.now() - startedAt));
    await pause(pauseMs, undefined, { signal }).catch(() => {});
  }
}

async function stale(deps: ContentDeps, kind: 'pages' | 'groups' | 'deals'): Promise<Set<string>> {
  const rows = await deps.db
    .selectFrom(liveContent(deps))
    .leftJoin('price_snapshots', (join) =>
      join
        .onRef('price_snapshots.kind', '=', 'content.kind')
        .onRef('price_snapshots.id', '=', 'content.id')
        .onRef('price_snapshots.document_at', '=', 'content.updated_at')
        .on('price_snapshots.day', '=', deps.clock.today()),
    )
    .select('content.id')
    .where('content.kind', '=', kind)
    .where('price_snapshots.id', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
