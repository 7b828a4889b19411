import { setTimeout as pause } from 'node:timers/promises';

import { allDocuments } from '../content-store';
import { priceOf } from '../deals-on-sale';
import { writeGroup } from '../group-response';
import { writePage, type ContentDeps } from '../page-response';

/** Between two pieces of work, whoever shops goes first: three times as long as the piece took, and at most so long. */
const BREATHS = 3;
const LONGEST_BREATH_MS = 150;

/**
 * Works out the prices of the day before anybody asks for them: after the start, after midnight and after an
 * import. What is up to date costs one question to the database.
 */
export async function warmPrices(deps: ContentDeps, signal: AbortSignal): Promise<void> {
  const deals = await stale(deps, 'deals');
  const pages = await stale(deps, 'pages');
  const groups = await stale(deps, 'groups');
  const work = [
    ...(await allDocuments(deps.db, 'deals'))
      .filter(({ document }) => deals.has(document.id))
      .map((stored) => () => priceOf(deps, stored)),
    ...(await allDocuments(deps.db, 'pages'))
      .filter(({ document }) => pages.has(document.id))
      .map((stored) => () => writePage(deps, stored)),
    ...(await allDocuments(deps.db, 'groups'))
      .filter(({ document }) => groups.has(document.id))
      .map((stored) => () => writeGroup(deps, stored)),
  ];
  for (const piece of work) {
    if (signal.aborted) return;
    const began = performance.now();
    await piece();
    const breath = Math.min(LONGEST_BREATH_MS, BREATHS * (performance.now() - began));
    await pause(breath, undefined, { signal }).catch(() => {});
  }
}

async function stale({ db, clock }: ContentDeps, kind: 'pages' | 'groups' | 'deals'): Promise<Set<string>> {
  const rows = await db
    .selectFrom('content')
    .leftJoin('price_snapshots', (join) =>
      join
        .onRef('price_snapshots.kind', '=', 'content.kind')
        .onRef('price_snapshots.id', '=', 'content.id')
        .onRef('price_snapshots.document_at', '=', 'content.updated_at')
        .on('price_snapshots.day', '=', clock.today()),
    )
    .select('content.id')
    .where('content.kind', '=', kind)
    .where('price_snapshots.id', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
