import { z } from 'zod';

import type { BackendClient } from '../admin/backend-client';
import { ukTimeOf } from '../content/uk-time/uk-time';

import { edgeText, failForResponse } from './content-responses';

const instant = z.coerce.date();
const historySchema = z.object({
  revisions: z.array(
    z.object({
      number: z.number(),
      author: z.string(),
      note: z.string(),
      createdAt: instant,
      release: z.number().nullable(),
      state: z.enum(['draft', 'live', 'scheduled', 'past', 'withdrawn']),
      startsAt: instant.nullable(),
      endsAt: instant.nullable(),
    }),
  ),
});
const differencesSchema = z.object({
  fields: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
const scheduleSchema = z.object({
  publications: z.array(
    z.object({
      release: z.number(),
      document: z.string(),
      revision: z.number().nullable(),
      author: z.string(),
      note: z.string(),
      startsAt: instant,
      endsAt: instant.nullable(),
      isLive: z.boolean(),
    }),
  ),
});
const changedSchema = z.object({
  changed: z.array(z.object({ kind: z.string(), id: z.string() })),
  edgeNotified: z.boolean(),
});

async function requestBody(
  backend: BackendClient,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
): Promise<unknown> {
  const { status, body } = await backend.request(method, path, payload);
  return status === 200 ? body : failForResponse(status, body);
}

const queryOf = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

/** Prints the revisions of a document, the newest first. */
export async function printHistory(backend: BackendClient, document: string): Promise<void> {
  const body = await requestBody(backend, 'GET', `/content/history?${queryOf({ document })}`);
  for (const { number, state, createdAt, author, note, release, startsAt, endsAt } of historySchema.parse(
    body,
  ).revisions) {
    const isTimed = endsAt !== null || state === 'scheduled';
    const times = isTimed && startsAt !== null ? `  ${period(startsAt, endsAt)}` : '';
    const made = `${ukTimeOf(createdAt)}  ${author}`;
    console.log(
      `${String(number).padStart(4)}  ${state.padEnd(9)}  ${made}${release === null ? '' : `  release ${release}`}${times}${noteText(note)}`,
    );
  }
}

/** Prints the fields in which two revisions differ. */
export async function printDifferences(
  backend: BackendClient,
  document: string,
  before: string,
  after: string,
): Promise<void> {
  const body = await requestBody(
    backend,
    'GET',
    `/content/differences?${queryOf({ document, before, after })}`,
  );
  const { fields } = differencesSchema.parse(body);
  for (const { field, before: first, after: second } of fields) {
    console.log(field);
    if (first !== null) console.log(`  - ${first}`);
    if (second !== null) console.log(`  + ${second}`);
  }
  if (fields.length === 0) console.log(`Revisions ${before} and ${after} are the same.`);
}

/** Publishes an earlier revision again. */
export async function restore(
  backend: BackendClient,
  document: string,
  revision: string,
  author: string,
): Promise<void> {
  const payload = { document, revision: Number(revision), author };
  const { changed, edgeNotified } = changedSchema
    .extend({ release: z.number().nullable() })
    .parse(await requestBody(backend, 'POST', '/content/restore', payload));
  if (changed.length === 0) console.log(`${document} already has the content of revision ${revision}.`);
  else console.log(`${document} has the content of revision ${revision} again. ${edgeText(edgeNotified)}`);
}

/** Prints what starts or ends later. */
export async function printSchedule(backend: BackendClient): Promise<void> {
  const { publications } = scheduleSchema.parse(await requestBody(backend, 'GET', '/content/schedule'));
  for (const { release, document, revision, author, note, startsAt, endsAt, isLive } of publications) {
    const what = revision === null ? 'removal' : `revision ${revision}`;
    const state = isLive ? 'live' : 'scheduled';
    console.log(
      `release ${release}  ${state.padEnd(9)}  ${period(startsAt, endsAt)}  ${document} ${what}  ${author}${noteText(note)}`,
    );
  }
  if (publications.length === 0) console.log('Nothing is scheduled.');
}

/** Withdraws all that a release has published. */
export async function undo(backend: BackendClient, release: string, author: string): Promise<void> {
  const path = `/content/releases/${encodeURIComponent(release)}/undo`;
  const { changed, edgeNotified } = changedSchema.parse(await requestBody(backend, 'POST', path, { author }));
  for (const { kind, id } of changed) console.log(`withdrawn ${kind}/${id}`);
  console.log(`Release ${release} is undone. ${edgeText(edgeNotified)}`);
}

function period(startsAt: Date, endsAt: Date | null): string {
  return `${ukTimeOf(startsAt)} to ${endsAt === null ? 'no end' : ukTimeOf(endsAt)}`;
}

function noteText(note: string): string {
  return note === '' ? '' : `  ${note}`;
}
