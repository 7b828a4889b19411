import { z } from 'zod';

import { incomingFileSchema } from '../content/documents/content-documents';
import { revisionNumber } from '../content/documents/split-revision';
import { readUkTime } from '../content/uk-time/uk-time';
import { ApiError } from '../http/api-error';

const author = z.string().trim().min(1).max(80);
const documentName = z.string().min(1).max(300);

export const importSchema = z.object({
  files: z.array(incomingFileSchema).max(20_000),
  /** Commands of earlier releases send no author. */
  author: author.default('unknown'),
  note: z.string().trim().max(500).default(''),
  exact: z.boolean().default(false),
  /** Replaces newer revisions. */
  overwrite: z.boolean().default(false),
  /** Validates the files without writing anything. */
  dryRun: z.boolean().default(false),
  /** Times of the UK, such as `2027-03-01 09:00`; `null`: from now on, without an end. */
  from: z.string().max(40).nullable().default(null),
  until: z.string().max(40).nullable().default(null),
});

export const historySchema = z.object({ document: documentName });

const numberInQuery = z.coerce.number().pipe(revisionNumber);
export const differencesSchema = z.object({
  document: documentName,
  before: numberInQuery,
  after: numberInQuery,
});

export const restoreSchema = z.object({ document: documentName, revision: revisionNumber, author });

export const undoSchema = z.object({ author });
export const releaseSchema = z.object({ release: numberInQuery });

/** A start must be after the transaction that stores it. */
const MIN_AHEAD_MS = 60_000;

/** What the messages call both times. */
interface TimeNames {
  readonly from: string;
  readonly until: string;
}

interface Times {
  readonly from: Date | null;
  readonly until: Date | null;
}

/**
 * Reads the times of an import.
 *
 * @throws ApiError 400 for a time that does not exist, occurs twice, has passed or is out of order
 */
export function readTimes(
  { from, until, exact }: Pick<z.output<typeof importSchema>, 'from' | 'until' | 'exact'>,
  now: number,
  names: TimeNames = { from: '--from', until: '--until' },
): Times {
  const times = { from: timeOf(names.from, from), until: timeOf(names.until, until) };
  if (exact && (from !== null || until !== null))
    throw badTime('--exact removes documents at once, so it has no --from and no --until.');
  if (times.from && times.from.getTime() < now + MIN_AHEAD_MS)
    throw badTime(
      `${names.from}: ${from} has passed or is less than a minute ahead. Leave it out to publish now.`,
    );
  if (times.until && times.until.getTime() <= now) throw badTime(`${names.until}: ${until} has passed.`);
  if (times.from && times.until && times.until <= times.from)
    throw badTime(`${names.until}: ${until} is not after ${names.from} ${from}.`);
  return times;
}

function timeOf(option: string, text: string | null): Date | null {
  if (text === null) return null;
  const time = readUkTime(text);
  if (!time.ok) throw badTime(`${option}: ${time.message}.`);
  return time.at;
}

function badTime(message: string): ApiError {
  return new ApiError(400, 'bad-time', message);
}
