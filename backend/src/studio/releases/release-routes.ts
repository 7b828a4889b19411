import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { readTimes } from '../../admin/content-requests';
import { notifyEdge } from '../../admin/notify-edge';
import { checkForPublishing } from '../../content/checks/check-for-publishing';
import { CONTENT_KINDS } from '../../content/documents/content-documents';
import { revisionNumber } from '../../content/documents/split-revision';
import { readRevision } from '../../content/revisions/history';
import { publishTogether, type PublishedTogether } from '../../content/revisions/publish-revision';
import { undoRelease } from '../../content/revisions/schedule';
import { formatUkTime } from '../../content/uk-time/uk-time';
import { ApiError } from '../../http/api-error';
import { parseInput } from '../../http/parse-input';
import type { AuditEntry } from '../audit-log';
import { audit, type StudioDocumentDeps } from '../documents/document-routes';
import type { SignedIn } from '../request-guard';

import { readReleases } from './read-releases';

const MAX_DOCUMENTS = 50;

const ukTime = z.string().max(40).nullable().default(null);
const releaseSchema = z.object({
  documents: z
    .array(
      z.object({
        kind: z.enum(CONTENT_KINDS),
        id: z.string().regex(/^[\w-]{1,40}$/),
        revision: revisionNumber,
        base: revisionNumber,
      }),
    )
    .min(1)
    .max(MAX_DOCUMENTS)
    .refine(
      (documents) => new Set(documents.map(({ kind, id }) => `${kind}/${id}`)).size === documents.length,
      {
        message: 'names a document twice',
      },
    ),
  from: ukTime,
  until: ukTime,
  note: z.string().trim().max(500).default(''),
});
const releaseKeySchema = z.object({ release: z.coerce.number().int().positive() });

const PUBLISHERS = { config: { studio: 'publisher' as const } };
const TIME_NAMES = { from: 'The start', until: 'The end' };

/** Calls for releases: several documents that start, end and are undone together (DEC-189). */
export function registerReleases(app: FastifyInstance, deps: StudioDocumentDeps, signedIn: SignedIn): void {
  const { clock } = deps;
  app.get('/releases', async () => ({ releases: await readReleases(deps) }));
  app.post('/releases', PUBLISHERS, async (request) => {
    const { documents, note, ...times } = parseInput(releaseSchema, request.body);
    const { from, until } = readTimes({ ...times, exact: false }, clock.now(), TIME_NAMES);
    const warnings = await refuseFindings(deps, documents);
    const { name: author } = signedIn(request);
    const seen = documents.map(({ revision, ...document }) => ({ ...document, number: revision }));
    const published = await publishTogether(deps, seen, { from, until, author, note });
    if (!published.ok) throw refusal(published, clock.now());
    const { release, notices } = published;
    const entry: AuditEntry = {
      act: from === null ? 'release.publish' : 'release.schedule',
      subject: release === null ? 'nothing new' : `release ${release}`,
      detail: { documents: documents.map(nameOf), from, until },
    };
    await audit(deps, signedIn, request, entry);
    if (from === null && release !== null) await notifyEdge(deps, documents);
    return { release, notices, warnings };
  });
  app.post('/releases/:release/undo', PUBLISHERS, async (request) => {
    const { release } = parseInput(releaseKeySchema, request.params);
    const changed = await undoRelease(deps, release, signedIn(request).name);
    const entry: AuditEntry = {
      act: 'release.undo',
      subject: `release ${release}`,
      detail: { documents: changed.map(nameOf) },
    };
    await audit(deps, signedIn, request, entry);
    await notifyEdge(deps, changed);
    return { changed };
  });
}

type Documents = z.output<typeof releaseSchema>['documents'];

const nameOf = ({ kind, id }: Pick<Documents[number], 'kind' | 'id'>) => `${kind}/${id}`;

/**
 * Checks the documents together, so that a menu may lead to a page of the same release.
 *
 * @returns the warnings
 * @throws ApiError 422 with the findings of all documents, each at a field such as `pages/antalya: nights`
 */
async function refuseFindings(deps: StudioDocumentDeps, documents: Documents) {
  const files = await Promise.all(
    documents.map(async (document) => ({
      file: nameOf(document),
      kind: document.kind,
      document: await readRevision(deps.db, document, document.revision),
    })),
  );
  const { findings: all } = await checkForPublishing(files, deps);
  const findings = all.map(({ level, file, field, message }) => ({
    level,
    field: field === null ? file : `${file}: ${field}`,
    message,
  }));
  const warnings = findings.filter(({ level }) => level === 'warning');
  if (warnings.length === findings.length) return warnings;
  throw new ApiError(422, 'bad-content', 'Correct the findings before you publish.', { findings });
}

function refusal({ refused }: Extract<PublishedTogether, { ok: false }>, now: number): ApiError {
  const findings = refused.map(({ newer, message, ...document }) => ({
    level: 'error',
    field: nameOf(document),
    message: newer
      ? `changed by ${newer.author} at ${formatUkTime(newer.createdAt, new Date(now))} since you opened the list`
      : (message ?? 'is scheduled at this time'),
  }));
  return new ApiError(409, 'not-published', 'Nothing was published.', { findings });
}
