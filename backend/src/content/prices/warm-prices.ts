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
 * When all prices are up to date, it costs one query per kind of content. Processes share the work (DEC-361).
 *
 * @param random returns a number of [0, 1)
 */
export async function warmPrices(
  deps: ContentDeps,
  signal: AbortSignal,
  random: () => number = Math.random,
): Promise<void> {
  const [deals, pages, groups] = [
    await stale(deps, 'deals'),
    await stale(deps, 'pages'),
    await stale(deps, 'groups'),
  ];
  const work: Step[] = [
    ...(await allDocuments(deps, 'deals'))
      .filter(({ document }) => deals.has(document.id))
      .map((stored) => ({
        kind: 'deals' as const,
        id: stored.document.id,
        run: () => priceOf(deps, stored),
      })),
    ...(await allDocuments(deps, 'pages'))
      .filter(({ document }) => pages.has(document.id))
      .map((stored) => ({
        kind: 'pages' as const,
        id: stored.document.id,
        run: () => pricesOfPage(deps, stored),
      })),
    ...(await allDocuments(deps, 'groups'))
      .filter(({ document }) => groups.has(document.id))
      .map((stored) => ({
        kind: 'groups' as const,
        id: stored.document.id,
        run: () => buildGroup(deps, stored),
      })),
  ];
  for (const { kind, id, run } of fromAnywhere(work, random)) {
    if (signal.aborted) return;
    const startedAt = performance.now();
    // Another process may have computed it since.
    if (!(await stale(deps, kind, id)).has(id)) continue;
    await run();
    const pauseMs = Math.min(MAX_PAUSE_MS, PAUSE_FACTOR * (performance.now() - startedAt));
    await pause(pauseMs, undefined, { signal }).catch(() => {});
  }
}

interface Step {
  readonly kind: Kind;
  readonly id: string;
  readonly run: () => Promise<unknown>;
}

type Kind = 'pages' | 'groups' | 'deals';

/** Processes that start together begin at different places, and so share the work. */
function fromAnywhere<T>(work: readonly T[], random: () => number): readonly T[] {
  const start = Math.floor(random() * work.length);
  return [...work.slice(start), ...work.slice(0, start)];
}

/** @param id of the only document to look at; default: all of the kind */
async function stale(deps: ContentDeps, kind: Kind, id?: string): Promise<Set<string>> {
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
    .$if(id !== undefined, (query) => query.where('content.id', '=', id ?? ''))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
