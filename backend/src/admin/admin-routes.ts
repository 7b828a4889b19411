import { timingSafeEqual } from 'node:crypto';

import { errorMessage } from '@storefront/server-kit/error-text';
import { faultQuerySchema } from '@storefront/shared/api/fault-report.schema';
import { telemetryQuerySchema } from '@storefront/shared/api/telemetry.schema';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { exportContent, importContent, type ImportOutcome } from '../content/content-store';
import { checkDocuments } from '../content/documents/check-documents';
import { incomingFileSchema } from '../content/documents/content-documents';
import type { ContentDeps } from '../content/page-response';
import { createPreview, previewRequestSchema } from '../content/preview/create-preview';
import { readFaultGroups } from '../fault-reports/read-fault-groups';
import { parseInput } from '../http/parse-input';
import { erasePersonalData, expirePersonalData, exportPersonalData } from '../people/personal-data';
import { ApiError } from '../http/api-error';
import { readPageVitals } from '../telemetry/page-vitals';
import { readTelemetry } from '../telemetry/read-telemetry';
import { readTrend } from '../telemetry/read-trend';

export interface AdminDeps extends ContentDeps {
  readonly token: string;
  readonly dataDir: string;
  /** Base URL of the shop, for preview links. */
  readonly storefrontUrl: string;
  /** Invalidates pages of the edge server; `null` where there is none. */
  readonly invalidatePages: ((paths: readonly string[]) => Promise<void>) | null;
}

const importSchema = z.object({
  files: z.array(incomingFileSchema).max(20_000),
  exact: z.boolean().default(false),
  /** Validates the files without writing anything. */
  dryRun: z.boolean().default(false),
});

const IMPORT_LIMIT = 64 * 1024 * 1024;

/** Routes of the owner's commands. They need a token and are not for browsers. */
export function adminRoutes({
  token,
  invalidatePages: emptyPages,
  dataDir,
  storefrontUrl,
  ...deps
}: AdminDeps) {
  const { db, clock } = deps;

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isEqualSecret(request.headers.authorization ?? '', `Bearer ${token}`))
        throw new ApiError(401, 'no-token', 'The token is missing or wrong.');
    });
    app.get('/content', () => exportContent(db));
    app.put('/content', { bodyLimit: IMPORT_LIMIT }, async (request) => {
      const { files, exact, dryRun } = parseBody(importSchema, request.body);
      const checked = await checkDocuments(files, deps.supplier);
      if (!checked.ok)
        throw new ApiError(422, 'bad-content', 'Nothing was imported.', { faults: checked.faults });
      if (dryRun) return { changed: [], removed: [], told: false };
      const outcome = await importContent(db, checked.documents, { exact, now: new Date(clock.now()) });
      return { ...outcome, told: await notifyEdge(emptyPages, outcome) };
    });
    app.post('/content/previews', { bodyLimit: IMPORT_LIMIT }, (request) =>
      createPreview({ ...deps, storefrontUrl }, parseBody(previewRequestSchema, request.body)),
    );
    app.get('/fault-reports', (request) => readFaultGroups(db, parseInput(faultQuerySchema, request.query)));
    app.get('/telemetry', (request) => readTelemetry(db, parseInput(telemetryQuerySchema, request.query)));
    app.get('/telemetry/trend', (request) => readTrend(db, parseInput(telemetryQuerySchema, request.query)));
    app.get('/telemetry/pages', (request) =>
      readPageVitals(db, parseInput(telemetryQuerySchema, request.query)),
    );
    app.get<{ Params: { reference: string } }>('/personal-data/:reference', async (request) => {
      const found = await exportPersonalData(db, request.params.reference);
      if (!found) throw new ApiError(404, 'unknown-reference', 'There is no booking with this reference.');
      return found;
    });
    app.delete<{ Params: { reference: string } }>('/personal-data/:reference', async (request) => {
      const isErased = await erasePersonalData(db, dataDir, request.params.reference);
      if (!isErased) throw new ApiError(404, 'unknown-reference', 'There is no booking with this reference.');
      return { erased: true };
    });
    app.post('/personal-data/expire', async () => ({ erased: await expirePersonalData(db, clock) }));
    done();
  };
}

/** Unlike `parseInput`, leaves invalid text within a file to the check that names the file. */
function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError(400, 'bad-input', `${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? ''}`);
}

/** The content is already written: when the edge server is unreachable, it serves old pages until they expire. */
async function notifyEdge(
  emptyPages: AdminDeps['invalidatePages'],
  outcome: ImportOutcome,
): Promise<boolean> {
  const paths = pathsOf(outcome);
  if (!emptyPages || paths.length === 0) return false;
  try {
    await emptyPages(paths);
    return true;
  } catch (error) {
    console.error(`edge server: pages not invalidated: ${errorMessage(error)}`);
    return false;
  }
}

/** Returns the paths that show the changed documents. Deals appear in lists on many pages, so they invalidate all. */
function pathsOf({ changed, removed }: ImportOutcome): readonly string[] {
  const touched = [...changed, ...removed];
  if (touched.some(({ kind }) => kind === 'deals')) return ['/*'];
  return touched.map(({ kind, id }) => (kind === 'pages' ? `/page/${id}` : `/group/${id}`));
}

function isEqualSecret(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
