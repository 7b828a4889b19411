import type { Database } from '../../db/open-database';
import type { ContentKind } from '../../db/tables';
import type { ContentFault, IncomingDocument } from '../documents/content-documents';
import { liveContent, type ContentSource } from '../live-content';

import { readStates, type DocumentState } from './document-state';
import { decideImport, type ImportDecision } from './import-decision';
import {
  insertPublications,
  insertRelease,
  insertRevisions,
  lockContent,
  withdraw,
  type Decision,
} from './write-revisions';

export interface ImportRequest {
  readonly author: string;
  readonly note: string;
  /** Removes live documents that are not among the files. */
  readonly exact: boolean;
  readonly overwrite: boolean;
  readonly from: Date | null;
  readonly until: Date | null;
  /** Decides without writing. */
  readonly dryRun: boolean;
}

export interface TouchedDocument {
  readonly kind: ContentKind;
  readonly id: string;
}

export interface ImportOutcome {
  /** Number of the release; `null` when nothing changed. */
  readonly release: number | null;
  readonly changed: readonly (TouchedDocument & { readonly revision: number })[];
  readonly removed: readonly TouchedDocument[];
  /** Current revision of each file, which its next import is compared with. */
  readonly revisions: readonly { readonly file: string; readonly revision: number }[];
  readonly notices: readonly { readonly file: string; readonly message: string }[];
}

type Imported = { readonly ok: true; readonly outcome: ImportOutcome } | ImportConflicts;
interface ImportConflicts {
  readonly ok: false;
  readonly faults: readonly ContentFault[];
}

interface Decided {
  readonly incoming: IncomingDocument;
  readonly state: DocumentState;
  readonly decision: ImportDecision;
}

/**
 * Publishes all documents as one release, or none. A document that is live already keeps its revision and its prices.
 * Documents that somebody else has changed are reported together (DEC-182).
 */
export async function importContent(
  { db, clock }: ContentSource,
  incoming: readonly IncomingDocument[],
  request: ImportRequest,
): Promise<Imported> {
  return db.transaction().execute(async (trx) => {
    const now = request.dryRun ? new Date(clock.now()) : await lockContent(trx, clock);
    const states = await readStates(trx, incoming, now);
    const decided = incoming.flatMap((one, index): readonly Decided[] => {
      const state = states[index];
      return state ? [{ incoming: one, state, decision: decideImport(one, state, { ...request, now }) }] : [];
    });
    const faults = decided.flatMap(({ incoming: { file }, decision }) =>
      decision.kind === 'conflict' ? [{ file, field: null, message: decision.message }] : [],
    );
    if (faults.length > 0) return { ok: false, faults };
    const missing = request.exact ? await liveDocumentsExcept(trx, incoming, now) : [];
    const outcome = outcomeOf(decided, missing);
    if (request.dryRun || outcome.changed.length + missing.length === 0) return { ok: true, outcome };
    return {
      ok: true,
      outcome: { ...outcome, release: await write(trx, decided, missing, { ...request, now }) },
    };
  });
}

function outcomeOf(decided: readonly Decided[], removed: readonly TouchedDocument[]): ImportOutcome {
  return {
    release: null,
    removed,
    changed: decided.flatMap(({ incoming: { kind, id }, state, decision }) =>
      decision.kind === 'publish' ? [{ kind, id, revision: nextNumber(state) }] : [],
    ),
    revisions: decided.flatMap(({ incoming: { file, base }, state, decision }) => {
      const current = decision.kind === 'publish' ? nextNumber(state) : state.equalsLive && state.liveNumber;
      return current && current !== base ? [{ file, revision: current }] : [];
    }),
    notices: decided.flatMap(({ incoming: { file }, decision }) =>
      decision.kind !== 'conflict' && decision.notice ? [{ file, message: decision.notice }] : [],
    ),
  };
}

function nextNumber({ head }: DocumentState): number {
  return (head ?? 0) + 1;
}

async function write(
  trx: Database,
  decided: readonly Decided[],
  missing: readonly TouchedDocument[],
  request: Decision & Pick<ImportRequest, 'from'>,
): Promise<number> {
  const { now, from } = request;
  const releaseId = await insertRelease(trx, request);
  const replaced = decided.flatMap(({ decision }) => (decision.kind === 'publish' ? decision.withdraws : []));
  await withdraw(trx, replaced, now);
  const revisions = decided.flatMap(({ incoming: { kind, id, base, document }, state, decision }) => {
    if (decision.kind !== 'publish') return [];
    const { endsAt } = decision;
    return [{ kind, id, document, basedOn: base, number: nextNumber(state), startsAt: from ?? now, endsAt }];
  });
  await insertRevisions(trx, releaseId, revisions, request);
  const removals = missing.map((document) => ({ ...document, number: null, startsAt: now, endsAt: null }));
  await insertPublications(trx, releaseId, removals, now);
  return releaseId;
}

async function liveDocumentsExcept(
  trx: Database,
  incoming: readonly IncomingDocument[],
  now: Date,
): Promise<readonly TouchedDocument[]> {
  const kept = new Set(incoming.map(({ kind, id }) => `${kind} ${id}`));
  const source = { db: trx, clock: { now: () => now.getTime() } };
  const live = await trx.selectFrom(liveContent(source)).select(['kind', 'id']).execute();
  return live.filter(({ kind, id }) => !kept.has(`${kind} ${id}`));
}
