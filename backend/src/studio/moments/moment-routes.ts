import { TEXT_PAGES } from '@storefront/shared/api/site/text-pages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { checkDepsOf } from '../../content/documents/check-deps';
import { checkDocuments } from '../../content/documents/check-documents';
import { CONTENT_KINDS, type IncomingFile } from '../../content/documents/content-documents';
import { fixedPathOf } from '../../content/documents/fixed-paths';
import { revisionNumber } from '../../content/documents/split-revision';
import { storeMoment } from '../../content/preview/moment-store';
import { readRevision } from '../../content/revisions/history';
import { readUkTime } from '../../content/uk-time/uk-time';
import type { ContentKind } from '../../db/tables';
import { ApiError } from '../../http/api-error';
import { parseInput } from '../../http/parse-input';
import { audit, nameOf, type StudioDocumentDeps } from '../documents/document-routes';
import type { SignedIn } from '../request-guard';

const HOUR_MS = 3_600_000;
/** A shared link; after this time the content should be live or dropped. */
const LINK_HOURS = 7 * 24;
/** The frame of an open editor makes a new one when it expires. */
const FRAME_HOURS = 1;
const MAX_DRAFTS = 50;
const BODY_LIMIT = 2 * 1024 * 1024;

const documentKey = { kind: z.enum(CONTENT_KINDS), id: z.string().regex(/^[\w-]{1,40}$/) };
const momentSchema = z.object({
  /** A time of the UK, such as `2026-12-04 09:00`; `null`: as the site is now. */
  at: z.string().max(40).nullable().default(null),
  /** Text on the screen of an editor, saved or not. */
  document: z.looseObject({ id: documentKey.id }).nullable().default(null),
  kind: documentKey.kind.nullable().default(null),
  drafts: z
    .array(z.object({ ...documentKey, revision: revisionNumber }))
    .max(MAX_DRAFTS)
    .default([]),
  /** A frame of the studio, which needs the link for minutes; otherwise a link for colleagues. */
  isFrame: z.boolean().default(false),
});

/** Call for previews of the whole site at a moment, with drafts that are not published (DEC-332). */
export function registerMoments(app: FastifyInstance, deps: StudioDocumentDeps, signedIn: SignedIn): void {
  const { db, clock, storefrontUrl } = deps;
  app.post('/moments', { bodyLimit: BODY_LIMIT }, async (request) => {
    const { at: written, document, kind, drafts: saved, isFrame } = parseInput(momentSchema, request.body);
    const at = written === null ? null : timeOf(written);
    const own = document && kind ? [{ file: `${kind}/${document.id}`, kind, document }] : [];
    const stored = await Promise.all(
      saved.map(async (draft) => ({
        file: nameOf(draft),
        kind: draft.kind,
        document: await readRevision(db, draft, draft.revision),
      })),
    );
    const drafts = await checked(deps, [...own, ...stored]);
    const now = new Date(clock.now());
    const expiresAt = new Date(now.getTime() + (isFrame ? FRAME_HOURS : LINK_HOURS) * HOUR_MS);
    const author = signedIn(request).name;
    const token = await storeMoment(db, { at, drafts, author, now, expiresAt });
    if (!isFrame)
      await audit(deps, signedIn, request, {
        act: 'preview.link',
        subject: at?.toISOString() ?? 'now',
        detail: { drafts: drafts.map(nameOf) },
      });
    const url = new URL(own[0] ? pathOf(own[0].kind, own[0].document.id) : '/', storefrontUrl);
    url.searchParams.set('moment', token);
    return { url: url.href, at: at?.toISOString() ?? null, expiresAt: expiresAt.toISOString() };
  });
}

/** @throws ApiError 422 with the findings of all drafts */
async function checked(deps: StudioDocumentDeps, files: readonly IncomingFile[]) {
  if (files.length === 0) return [];
  const result = await checkDocuments(files, checkDepsOf(deps));
  if (result.ok) return result.incoming;
  const findings = result.faults.map(({ file, field, message }) => ({
    field: files.length === 1 ? field : `${file}: ${field ?? ''}`,
    message,
  }));
  throw new ApiError(422, 'bad-content', 'Correct the findings to see a preview.', { findings });
}

function timeOf(text: string): Date {
  const time = readUkTime(text);
  if (!time.ok) throw new ApiError(400, 'bad-time', `The time: ${time.message}.`);
  return time.at;
}

/** Page that shows a document; home for a part of all pages. */
function pathOf(kind: ContentKind, id: string): string {
  if (kind === 'pages') return `/page/${id}`;
  if (kind === 'groups') return `/group/${id}`;
  if (kind === 'deals') return `/deal/${id}`;
  // It lists every claim with its evidence.
  if (kind === 'claims') return TEXT_PAGES['about-us'].path;
  return fixedPathOf({ kind, id }) ?? '/';
}
