import { timingSafeEqual } from 'node:crypto';

import { errorMessage } from '@storefront/server-kit/error-text';
import { telemetryQuerySchema } from '@storefront/shared/api/telemetry.schema';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { exportContent, importContent, type ImportOutcome } from '../content/content-store';
import { checkDocuments } from '../content/documents/check-documents';
import { incomingFileSchema } from '../content/documents/content-documents';
import type { ContentDeps } from '../content/page-response';
import { makePreview, previewRequestSchema } from '../content/preview/make-preview';
import { parseInput } from '../http/parse-input';
import { erasePersonalData, expirePersonalData, exportPersonalData } from '../people/personal-data';
import { ApiError } from '../http/api-error';
import { readTelemetry } from '../telemetry/read-telemetry';

export interface AdminDeps extends ContentDeps {
  readonly token: string;
  readonly dataDir: string;
  /** The shop as its visitors see it: where preview links lead. */
  readonly storefrontUrl: string;
  /** Tells the edge server that these pages have changed; `null` when there is none to tell. */
  readonly emptyPages: ((paths: readonly string[]) => Promise<void>) | null;
}

const importSchema = z.object({
  files: z.array(incomingFileSchema).max(20_000),
  exact: z.boolean().default(false),
  /** Checks everything and writes nothing. */
  dryRun: z.boolean().default(false),
});

const IMPORT_LIMIT = 64 * 1024 * 1024;

/** Calls of the owner's own commands, with a token; never for browsers. */
export function adminRoutes({ token, emptyPages, dataDir, storefrontUrl, ...deps }: AdminDeps) {
  const { db, clock } = deps;

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
        throw new ApiError(401, 'no-token', 'The token is missing or wrong.');
    });
    app.get('/content', () => exportContent(db));
    app.put('/content', { bodyLimit: IMPORT_LIMIT }, async (request) => {
      const { files, exact, dryRun } = bodyAs(importSchema, request.body);
      const checked = await checkDocuments(files, deps.supplier);
      if (!checked.ok)
        throw new ApiError(422, 'bad-content', 'Nothing was imported.', { faults: checked.faults });
      if (dryRun) return { changed: [], removed: [], told: false };
      const outcome = await importContent(db, checked.documents, { exact, now: new Date(clock.now()) });
      return { ...outcome, told: await tell(emptyPages, outcome) };
    });
    app.post('/content/previews', { bodyLimit: IMPORT_LIMIT }, (request) =>
      makePreview({ ...deps, storefrontUrl }, bodyAs(previewRequestSchema, request.body)),
    );
    app.get('/telemetry', (request) => readTelemetry(db, parseInput(telemetryQuerySchema, request.query)));
    app.get<{ Params: { reference: string } }>('/personal-data/:reference', async (request) => {
      const found = await exportPersonalData(db, request.params.reference);
      if (!found) throw new ApiError(404, 'unknown-reference', 'There is no booking with this reference.');
      return found;
    });
    app.delete<{ Params: { reference: string } }>('/personal-data/:reference', async (request) => {
      const known = await erasePersonalData(db, dataDir, request.params.reference);
      if (!known) throw new ApiError(404, 'unknown-reference', 'There is no booking with this reference.');
      return { erased: true };
    });
    app.post('/personal-data/expire', async () => ({ erased: await expirePersonalData(db, clock) }));
    done();
  };
}

/** Not `parseInput`: what is wrong inside of a file is said with the name of the file. */
function bodyAs<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError(400, 'bad-input', `${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? ''}`);
}

/** Content is written by now: an edge server that cannot be told shows the old pages for a while longer. */
async function tell(emptyPages: AdminDeps['emptyPages'], outcome: ImportOutcome): Promise<boolean> {
  const paths = pathsOf(outcome);
  if (!emptyPages || paths.length === 0) return false;
  try {
    await emptyPages(paths);
    return true;
  } catch (error) {
    console.error(`the edge server was not told: ${errorMessage(error)}`);
    return false;
  }
}

/** The pages that show a document. Deals stand in lists on many pages: those are all made anew. */
function pathsOf({ changed, removed }: ImportOutcome): readonly string[] {
  const touched = [...changed, ...removed];
  if (touched.some(({ kind }) => kind === 'deals')) return ['/*'];
  return touched.map(({ kind, id }) => (kind === 'pages' ? `/page/${id}` : `/group/${id}`));
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
