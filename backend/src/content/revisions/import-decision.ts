import type { IncomingDocument } from '../documents/content-documents';

import type { DocumentState, UpcomingPublication } from './document-state';
import { formatUkTime } from '../uk-time/uk-time';

export interface ImportOptions {
  readonly now: Date;
  /** Replaces newer revisions. */
  readonly overwrite: boolean;
  /** `null` publishes now. */
  readonly from: Date | null;
  /** `null` has no end. */
  readonly until: Date | null;
}

export type ImportDecision =
  | { readonly kind: 'unchanged'; readonly notice: string | null }
  | { readonly kind: 'conflict'; readonly message: string }
  | {
      readonly kind: 'publish';
      readonly endsAt: Date | null;
      /** Publications that this one replaces, by id. */
      readonly withdraws: readonly number[];
      readonly notice: string | null;
    };

/**
 * Decides what an import does with one document, so that no edit of another author is lost: a file whose revision is
 * not the current one is refused, and a file that nobody has edited changes nothing (DEC-182).
 */
export function decideImport(
  incoming: IncomingDocument,
  state: DocumentState,
  options: ImportOptions,
): ImportDecision {
  const unchanged = unchangedDecision(incoming, state, options);
  if (unchanged) return unchanged;
  const message = options.overwrite ? null : conflictOf(incoming, state, options);
  if (message !== null) return { kind: 'conflict', message };
  const inherited = options.until === null ? inheritedEnd(incoming, state, options) : null;
  return {
    kind: 'publish',
    endsAt: options.until ?? inherited,
    withdraws: replacedBy(incoming, state, options).map(({ id }) => id),
    notice: inherited && `ends at ${formatUkTime(inherited, options.now)}, like revision ${state.liveNumber}`,
  };
}

/**
 * Decides about the publication of a stored revision by the rules of an import: a time at which another revision is
 * scheduled is refused, and a correction of what is live for a time ends with it.
 */
export function decidePublication(
  number: number | null,
  state: DocumentState,
  options: Omit<ImportOptions, 'overwrite'>,
): ImportDecision {
  const { from, until, now } = options;
  if (from === null && until === null && number !== null && state.liveNumber === number)
    return { kind: 'unchanged', notice: null };
  const own = { base: number };
  const message = scheduledConflict(own, state, options);
  if (message !== null) return { kind: 'conflict', message };
  const isRemoval = number === null;
  const inherited =
    until === null && !isRemoval ? inheritedEnd({ base: state.liveNumber }, state, options) : null;
  return {
    kind: 'publish',
    endsAt: until ?? inherited,
    withdraws: replacedBy(own, state, { ...options, overwrite: false }).map(({ id }) => id),
    notice: inherited && `ends at ${formatUkTime(inherited, now)}, like revision ${state.liveNumber}`,
  };
}

/** A schedule publishes a file in any case. */
function unchangedDecision(
  { base }: IncomingDocument,
  state: DocumentState,
  { from, until, overwrite }: ImportOptions,
): ImportDecision | null {
  if (from !== null || until !== null) return null;
  if (state.equalsLive) return { kind: 'unchanged', notice: null };
  if (overwrite || base === null || !state.equalsBase) return null;
  return { kind: 'unchanged', notice: staysNotice(state, base) };
}

function staysNotice({ liveNumber, changedBy }: DocumentState, base: number): string | null {
  if (liveNumber === null)
    return `is not live and was not edited; "restore" publishes revision ${base} again`;
  return liveNumber === base ? null : `was not edited; revision ${liveNumber} by ${changedBy} stays`;
}

/** Returns why a document must not be written; `null` where nobody else has changed it. */
function conflictOf(incoming: IncomingDocument, state: DocumentState, options: ImportOptions): string | null {
  const { base } = incoming;
  if (state.head === null) return null;
  if (base === null) return conflictOfNew(state);
  if (base > state.head)
    return `revision ${base} does not exist here, the last one is ${state.head}. Was it exported from another backend?`;
  if (state.isRemoved) return `removed by ${lastChange(state, options)} since you exported it`;
  const own = state.upcoming.find(({ number }) => number === base);
  if (own && options.from === null && state.liveNumber !== base)
    return `revision ${base} starts at ${formatUkTime(own.startsAt, options.now)}: repeat --from to change it, or add --overwrite to publish it now`;
  if (!own && (state.liveNumber ?? state.head) !== base) return newerRevision(base, state, options);
  return scheduledConflict(incoming, state, options);
}

/** A file without a revision is a new document. One that was removed can be created again. */
function conflictOfNew({ head, liveNumber, isRemoved, upcoming }: DocumentState): string | null {
  if (isRemoved && upcoming.length === 0) return null;
  return `exists already (revision ${liveNumber ?? head}): export it and edit that file, or add --overwrite`;
}

function newerRevision(base: number, state: DocumentState, options: ImportOptions): string {
  const current = state.liveNumber ?? state.head ?? 0;
  // A higher number was live until its publication ended or was undone.
  if (base > current) return `revision ${base} is no longer live, revision ${current} is: export it again`;
  const change = lastChange(state, options);
  return `changed by ${change} since you exported it (revision ${current}, yours is ${base})`;
}

function lastChange({ changedBy, changedAt }: DocumentState, { now }: ImportOptions): string {
  return `${changedBy} at ${formatUkTime(changedAt ?? now, now)}`;
}

/** Of two revisions at one time only one is live, so the time of another author's revision is not free. */
function scheduledConflict(
  { base }: Pick<IncomingDocument, 'base'>,
  { upcoming }: DocumentState,
  options: Omit<ImportOptions, 'overwrite'>,
): string | null {
  if (options.from === null) return null;
  const other = upcoming.find((one) => one.number !== base && overlaps(one, options));
  if (!other) return null;
  const { number, author, startsAt, endsAt } = other;
  const subject = number === null ? 'its removal' : `revision ${number}`;
  const end = endsAt === null ? '' : ` until ${formatUkTime(endsAt, options.now)}`;
  return `${subject} by ${author} is scheduled from ${formatUkTime(startsAt, options.now)}${end}`;
}

function overlaps(
  { startsAt, endsAt }: UpcomingPublication,
  { now, from, until }: Omit<ImportOptions, 'overwrite'>,
): boolean {
  return (until === null || startsAt < until) && (endsAt === null || endsAt > (from ?? now));
}

/** A correction of a revision that is live for a time ends with it. */
function inheritedEnd(
  { base }: Pick<IncomingDocument, 'base'>,
  { liveNumber, liveEndsAt }: DocumentState,
  { from }: Pick<ImportOptions, 'from'>,
): Date | null {
  if (base === null || base !== liveNumber || liveEndsAt === null) return null;
  return from === null || from < liveEndsAt ? liveEndsAt : null;
}

/** An earlier schedule of the same edit, and with `--overwrite` what would start over this publication. */
function replacedBy(
  { base }: Pick<IncomingDocument, 'base'>,
  { upcoming }: DocumentState,
  options: ImportOptions,
): readonly UpcomingPublication[] {
  const { from, overwrite } = options;
  return upcoming.filter(
    (one) =>
      (base !== null && one.number === base) ||
      (overwrite && from !== null && one.startsAt >= from && overlaps(one, options)),
  );
}
