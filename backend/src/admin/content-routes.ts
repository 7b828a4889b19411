import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

import { exportContent } from '../content/content-store';
import { checkForPublishing, type PublishingDeps } from '../content/checks/check-for-publishing';
import type { ContentFinding } from '../content/checks/finding';
import type { ContentFault } from '../content/documents/content-documents';
import { createPreview, previewRequestSchema } from '../content/preview/create-preview';
import { readDifferences, readHistory } from '../content/revisions/history';
import { readBlockUses } from '../content/revisions/read-block-uses';
import { importContent } from '../content/revisions/import-content';
import { restoreRevision } from '../content/revisions/restore-revision';
import { readSchedule, undoRelease } from '../content/revisions/schedule';
import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';

import {
  differencesSchema,
  historySchema,
  importSchema,
  readTimes,
  releaseSchema,
  restoreSchema,
  undoSchema,
} from './content-requests';
import { notifyEdge, type InvalidatePages } from './notify-edge';

const IMPORT_LIMIT = 64 * 1024 * 1024;

export interface ContentAdminDeps extends PublishingDeps {
  /** Base URL of the shop, for preview links. */
  readonly storefrontUrl: string;
  /** Invalidates pages of the edge server; `null` where there is none. */
  readonly invalidatePages: InvalidatePages | null;
}

/** Routes of the command `content`: export, import, previews, history and schedule. */
export function registerContent(app: FastifyInstance, deps: ContentAdminDeps): void {
  const { db } = deps;
  app.get('/content', () => exportContent(deps));
  app.put('/content', { bodyLimit: IMPORT_LIMIT }, (request) =>
    importFiles(deps, parseBody(importSchema, request.body)),
  );
  app.post('/content/previews', { bodyLimit: IMPORT_LIMIT }, (request) =>
    createPreview(deps, parseBody(previewRequestSchema, request.body)),
  );
  app.get('/content/blocks', async () => ({ blocks: await readBlockUses(deps) }));
  app.get('/content/history', async (request) => ({
    revisions: await readHistory(deps, parseInput(historySchema, request.query).document),
  }));
  app.get('/content/differences', async (request) => ({
    fields: await readDifferences(db, parseInput(differencesSchema, request.query)),
  }));
  app.post('/content/restore', async (request) => {
    const outcome = await restoreRevision(deps, parseInput(restoreSchema, request.body));
    return { ...outcome, edgeNotified: await notifyEdge(deps, outcome.changed) };
  });
  app.get('/content/schedule', async () => ({ publications: await readSchedule(deps) }));
  app.post('/content/releases/:release/undo', async (request) => {
    const { release } = parseInput(releaseSchema, request.params);
    const changed = await undoRelease(deps, release, parseInput(undoSchema, request.body).author);
    return { changed, edgeNotified: await notifyEdge(deps, changed) };
  });
}

async function importFiles(deps: ContentAdminDeps, request: z.output<typeof importSchema>) {
  const times = readTimes(request, deps.clock.now());
  const { incoming, findings } = await checkForPublishing(request.files, deps);
  const faults = findings.filter(({ level }) => level === 'error').map(withoutLevel);
  const warnings = findings.filter(({ level }) => level === 'warning').map(withoutLevel);
  if (incoming === null)
    throw new ApiError(422, 'bad-content', 'Nothing was imported.', { faults, warnings });
  const imported = await importContent(deps, incoming, { ...request, ...times });
  if (!imported.ok) {
    const message = 'Nothing was imported. --overwrite replaces what others have changed.';
    throw new ApiError(409, 'newer-revision', message, { faults: imported.faults });
  }
  const outcome = { ...imported.outcome, warnings };
  if (request.dryRun) return { ...outcome, changed: [], removed: [], revisions: [], edgeNotified: false };
  const { changed, removed } = imported.outcome;
  const visible = times.from === null ? [...changed, ...removed] : [];
  return { ...outcome, edgeNotified: await notifyEdge(deps, visible) };
}

function withoutLevel({ level: _level, ...fault }: ContentFinding): ContentFault {
  return fault;
}

/** Unlike `parseInput`, leaves invalid text within a file to the check that names the file. */
function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError(400, 'bad-input', `${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? ''}`);
}
