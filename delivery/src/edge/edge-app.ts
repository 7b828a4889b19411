import { timingSafeEqual } from 'node:crypto';
import { constants } from 'node:zlib';

import compress from '@fastify/compress';
import { closeAfterLastResponses } from '@storefront/server-kit/graceful-close';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { PreviewAccess } from '../preview/preview-query';
import { BUCKETS } from '../registry/live-registry';
import { createPageRenderer, type PageRenderer, type RenderSettings } from '../render/page-renderer';
import { createRenderPool } from '../render/render-pool';
import type { ReleaseStore } from '../store/release-store';

import { serveCrawlers } from './crawlers/serve-crawlers';
import { FAVICON } from './favicon';
import { liveRegistryReader } from './read-live-registry';
import { serveReleaseFiles } from './release-files';
import { serveReports } from './reports/serve-reports';
import { respondWithPage } from './respond-with-page';
import { serveRegistry } from './serve-registry';

export interface EdgeOptions {
  readonly store: ReleaseStore;
  readonly config: StorefrontConfig;
  /** `null`: browsers render all pages. */
  readonly render: RenderSettings | null;
  /** Bearer token for purging the page cache; without a token purging is disabled. */
  readonly token?: string | null;
  /** Who may preview releases that are not live; default: nobody. */
  readonly preview?: PreviewAccess;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly log?: boolean;
  /** A remote that is served by its development server instead of its release. */
  readonly underDevelopment?: { readonly name: string; readonly url: string } | undefined;
}

type Log = (event: object, message: string) => void;

/** Creates the edge server: it serves all pages and the files of all releases. */
export async function edgeApp(options: EdgeOptions): Promise<FastifyInstance> {
  const { store, config, token = null, log: isLogging = false, underDevelopment } = options;
  const { preview = { kind: 'closed' }, now = () => Date.now() } = options;
  const app = Fastify({
    logger: isLogging && { level: 'warn' },
    forceCloseConnections: 'idle',
    // Generous, because preloading the builds may be slow on a busy machine.
    pluginTimeout: START_TIMEOUT_MS,
  });
  const reader = liveRegistryReader(store, (error) => app.log.error(error, 'registry not readable'));
  const log: Log = (event, message) => app.log.warn(event, message);
  const renderer = options.render ? createRenderer(config, options.render, log) : null;
  app.addHook('onReady', async () => {
    // Without a registry there is nothing to preload; the first request reports what is missing.
    if (renderer) await reader.resolve(BUCKETS).then(renderer.warm, () => {});
  });
  app.addHook('onClose', async () => renderer?.close());
  const closeConnections = closeAfterLastResponses(app.server);
  app.addHook('preClose', async () => closeConnections());

  // For documents, which differ by nonce. Release files have precompressed copies.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY } },
  });

  serveReleaseFiles(app, store);
  app.get('/health', () => ({ status: 'ok' }));
  serveRegistry(app, { store, registry: reader.registry, config, preview, now });
  serveCrawlers(app, config);
  serveReports(app, { log, now });
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
  );
  servePurge(app, renderer, token);
  app.get('/*', (request, reply) =>
    respondWithPage(
      { resolveLive: reader.resolve, config, preview, now, renderer, underDevelopment },
      request,
      reply,
    ),
  );
  return app;
}

const START_TIMEOUT_MS = 120_000;

/** Higher levels take longer to compress than they save in transfer time. */
const DOCUMENT_QUALITY = 5;

function createRenderer(config: StorefrontConfig, settings: RenderSettings, log: Log): PageRenderer {
  const pool = createRenderPool({ ...settings, waitMs: settings.limitMs, log });
  return createPageRenderer({ config, settings, pool, log });
}

/** Paths, or path prefixes that end in `*`; an empty list purges all pages. */
const purgeSchema = z.object({ paths: z.array(z.string().startsWith('/')).default([]) });

/** Serves `POST /edge/empty`, which removes pages from the page cache. */
function servePurge(app: FastifyInstance, renderer: PageRenderer | null, token: string | null): void {
  app.post('/edge/empty', async (request, reply) => {
    if (!token || !renderer) return reply.status(404).send({ error: 'not found' });
    if (!isSameText(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.status(401).send({ error: 'the token is missing or wrong' });
    }
    const body = purgeSchema.safeParse(request.body ?? {});
    if (!body.success) return reply.status(400).send({ error: z.prettifyError(body.error) });
    return { emptied: renderer.purge(body.data.paths) };
  });
}

function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
