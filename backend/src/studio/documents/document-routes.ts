import { unstorableField } from '@storefront/server-kit/service/unstorable-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { readTimes } from '../../admin/content-requests';
import type { ContentAdminDeps } from '../../admin/content-routes';
import { notifyEdge } from '../../admin/notify-edge';
import { checkForPublishing } from '../../content/checks/check-for-publishing';
import { mayBePublished, type ContentFinding } from '../../content/checks/finding';
import { claimNotice } from '../../content/documents/claim-notice';
import { CONTENT_KINDS } from '../../content/documents/content-documents';
import { revisionNumber } from '../../content/documents/split-revision';
import { createPreview } from '../../content/preview/create-preview';
import { readReviews } from '../../content/revisions/review-store';
import { readDifferences, readHistory, readRevision } from '../../content/revisions/history';
import {
  cancelSchedule,
  publishRevision,
  type Published,
  type PublicationRequest,
} from '../../content/revisions/publish-revision';
import { saveDraft, type NewestRevision } from '../../content/revisions/save-draft';
import { formatUkTime } from '../../content/uk-time/uk-time';
import type { ContentKind } from '../../db/tables';
import { ApiError } from '../../http/api-error';
import { parseInput } from '../../http/parse-input';
import { appendAudit, type AuditEntry } from '../audit-log';
import type { GuardDeps, SignedIn } from '../request-guard';

import { documentSchemas } from './document-schemas';
import { openRevision, readDocuments } from './read-documents';

export type StudioDocumentDeps = ContentAdminDeps & GuardDeps;

/** A document has several texts of up to 100,000 characters. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** An open editor makes a new link when it expires. */
const PREVIEW_HOURS = 1;

const keySchema = z.object({ kind: z.enum(CONTENT_KINDS), id: z.string().regex(/^[\w-]{1,40}$/) });
const revisionKeySchema = keySchema.extend({ number: z.coerce.number().pipe(revisionNumber) });
const differencesSchema = z.object({
  before: z.coerce.number().pipe(revisionNumber),
  after: z.coerce.number().pipe(revisionNumber),
});
const documentSchema = z.looseObject({ id: z.string() });
const contentSchema = z.object({ document: documentSchema });
const draftSchema = z.object({
  base: revisionNumber.nullable(),
  document: documentSchema,
  note: z.string().trim().max(500).default(''),
});
const restoreSchema = z.object({ base: revisionNumber, revision: revisionNumber });
const ukTime = z.string().max(40).nullable().default(null);
const publishSchema = z.object({
  base: revisionNumber,
  revision: revisionNumber,
  from: ukTime,
  until: ukTime,
  note: z.string().trim().max(500).default(''),
});
const endSchema = z.object({ base: revisionNumber, from: ukTime });

interface DocumentKey {
  readonly kind: ContentKind;
  readonly id: string;
}

/** Calls for documents. Editors write drafts, publishers decide what is on the site (DEC-212). */
export function registerDocuments(app: FastifyInstance, deps: StudioDocumentDeps, signedIn: SignedIn): void {
  registerReading(app, deps);
  registerDrafts(app, deps, signedIn);
  registerPublishing(app, deps, signedIn);
}

function registerReading(app: FastifyInstance, deps: StudioDocumentDeps): void {
  const { db } = deps;
  app.get('/schemas', () => documentSchemas());
  app.get('/documents', async () => ({ documents: await readDocuments(deps) }));
  app.get('/documents/:kind/:id', async (request) => {
    const key = keyOf(request);
    const [state] = await readDocuments(deps, key);
    if (!state) throw new ApiError(404, 'unknown-document', `There is no document ${nameOf(key)}.`);
    const revision = openRevision(state);
    const document = await readRevision(db, key, revision);
    return { ...state, revision, document, findings: await findingsOf(deps, key, document) };
  });
  app.get('/documents/:kind/:id/revisions/:number', async (request) => {
    const { number, ...key } = parseInput(revisionKeySchema, request.params);
    return { document: await readRevision(db, key, number) };
  });
  app.get('/documents/:kind/:id/history', async (request) => {
    const key = keyOf(request);
    return { revisions: await readHistory(deps, nameOf(key)), reviews: await readReviews(db, key) };
  });
  app.get('/documents/:kind/:id/differences', async (request) => ({
    fields: await readDifferences(db, {
      document: nameOf(keyOf(request)),
      ...parseInput(differencesSchema, request.query),
    }),
  }));
}

function registerDrafts(app: FastifyInstance, deps: StudioDocumentDeps, signedIn: SignedIn): void {
  const { db } = deps;
  const options = { bodyLimit: BODY_LIMIT };
  const save = async (request: FastifyRequest, key: DocumentKey, draft: z.output<typeof draftSchema>) => {
    const { name: author } = signedIn(request);
    const result = await saveDraft(deps, { ...key, ...draft, author });
    if (!result.ok) throw newerRevision(result.newer, deps.clock.now());
    const { number, createdAt } = result.saved;
    const detail = { revision: number };
    await audit(deps, signedIn, request, { act: 'document.draft', subject: nameOf(key), detail });
    const findings = await findingsOf(deps, key, draft.document);
    return { revision: number, savedAt: createdAt.toISOString(), findings };
  };
  app.post('/documents/:kind/:id/drafts', options, (request) => {
    const key = keyOf(request);
    return save(request, key, {
      ...parseInput(draftSchema, request.body),
      document: documentOf(request, key),
    });
  });
  app.post('/documents/:kind/:id/restore', async (request) => {
    const key = keyOf(request);
    const { base, revision } = parseInput(restoreSchema, request.body);
    const document = documentSchema.parse(await readRevision(db, key, revision));
    return save(request, key, { base, document, note: `Restored revision ${revision}` });
  });
  app.post('/documents/:kind/:id/check', options, async (request) => {
    const key = keyOf(request);
    return { findings: await findingsOf(deps, key, documentOf(request, key)) };
  });
  app.post('/documents/:kind/:id/preview', options, async (request) => {
    const key = keyOf(request);
    const files = [{ file: nameOf(key), kind: key.kind, document: documentOf(request, key) }];
    const studioOrigin = deps.studio.origin;
    const { links, expiresAt } = await createPreview(
      { ...deps, studioOrigin },
      { files, hours: PREVIEW_HOURS },
    );
    return { url: links[0]?.url ?? null, expiresAt };
  });
}

function registerPublishing(app: FastifyInstance, deps: StudioDocumentDeps, signedIn: SignedIn): void {
  const { db, clock } = deps;
  const publishers = { config: { studio: 'publisher' as const } };
  const names = { from: 'The start', until: 'The end' };
  const publish = async (request: FastifyRequest, act: string, publication: PublicationRequest) => {
    const published = await publishRevision(deps, publication);
    if (!published.ok) throw refused(published, clock.now());
    const { kind, id, number: revision, from, until } = publication;
    const subject = nameOf(publication);
    await audit(deps, signedIn, request, { act, subject, detail: { revision, from, until } });
    if (from === null) await notifyEdge(deps, [{ kind, id }]);
    const notice = published.notice ?? (from === null ? await claimNotice(deps, [{ kind, id }]) : null);
    return { release: published.release, notice };
  };
  app.post('/documents/:kind/:id/publish', publishers, async (request) => {
    const key = keyOf(request);
    const { base, revision, note, ...times } = parseInput(publishSchema, request.body);
    const { from, until } = readTimes({ ...times, exact: false }, clock.now(), names);
    const findings = await findingsOf(deps, key, await readRevision(db, key, revision));
    if (!mayBePublished(findings))
      throw new ApiError(422, 'bad-content', 'Correct the findings before you publish.', { findings });
    const { name: author } = signedIn(request);
    const act = from === null ? 'document.publish' : 'document.schedule';
    return publish(request, act, { ...key, number: revision, base, from, until, author, note });
  });
  app.post('/documents/:kind/:id/end', publishers, async (request) => {
    const key = keyOf(request);
    const { base, from: written } = parseInput(endSchema, request.body);
    const { from } = readTimes({ from: written, until: null, exact: false }, clock.now(), names);
    const { name: author } = signedIn(request);
    const removal = { ...key, number: null, base, from, until: null, author, note: 'Taken off the site' };
    return publish(request, 'document.end', removal);
  });
  app.post('/documents/:kind/:id/unschedule', publishers, async (request) => {
    const key = keyOf(request);
    const withdrawn = await cancelSchedule(deps, key);
    const detail = { withdrawn };
    await audit(deps, signedIn, request, { act: 'document.unschedule', subject: nameOf(key), detail });
    return { withdrawn };
  });
}

export async function audit(
  { db, clock }: StudioDocumentDeps,
  signedIn: SignedIn,
  request: FastifyRequest,
  entry: AuditEntry,
): Promise<void> {
  const { id, name } = signedIn(request);
  await appendAudit(db, { accountId: id, name }, entry, new Date(clock.now()));
}

export function keyOf(request: FastifyRequest): DocumentKey {
  return parseInput(keySchema, request.params);
}

/** @throws ApiError 400 for a body without a document, 422 for the document of another id */
function documentOf(request: FastifyRequest, key: DocumentKey): z.output<typeof documentSchema> {
  const { document } = parseInput(contentSchema, request.body);
  if (document.id === key.id) return document;
  const findings = [{ level: 'error', field: 'id', message: `must stay ${key.id}` }];
  throw new ApiError(422, 'bad-content', 'The id of a document never changes.', { findings });
}

export const nameOf = ({ kind, id }: DocumentKey) => `${kind}/${id}`;

/** Returns all findings of a document, errors and warnings, by the checks of an import. */
export async function findingsOf(
  deps: StudioDocumentDeps,
  key: DocumentKey,
  document: unknown,
): Promise<readonly StudioFinding[]> {
  const unstorable = unstorableField(document);
  if (unstorable !== null)
    return [{ level: 'error', field: unstorable, message: 'contains an invalid character' }];
  const files = [{ file: nameOf(key), kind: key.kind, document }];
  const { findings } = await checkForPublishing(files, deps);
  return findings.map(({ file: _file, ...finding }) => finding);
}

/** A finding in the one document of a call. */
export type StudioFinding = Omit<ContentFinding, 'file'>;

function refused({ newer, message }: Extract<Published, { ok: false }>, now: number): ApiError {
  if (newer) return newerRevision(newer, now);
  return new ApiError(409, 'schedule-conflict', `This time is not free: ${message}.`);
}

export function newerRevision({ number, author, createdAt }: NewestRevision, now: number): ApiError {
  const message = `Changed by ${author} at ${formatUkTime(createdAt, new Date(now))} since you opened it.`;
  const newer = { revision: number, author, changedAt: createdAt.toISOString() };
  return new ApiError(409, 'newer-revision', message, { newer });
}
