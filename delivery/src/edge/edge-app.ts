import { timingSafeEqual } from 'node:crypto';
import { constants } from 'node:zlib';

import compress from '@fastify/compress';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { closeAfterLastResponses } from '@storefront/server-kit/graceful-close';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { PreviewAccess } from '../preview/preview-query';
import { createPageRenderer, type RenderSettings } from '../render/page-renderer';
import { createRenderPool } from '../render/render-pool';
import type { ReleaseStore } from '../store/release-store';

import { respondWithPage } from './respond-with-page';
import { serveCrawlers } from './crawlers/serve-crawlers';
import { FAVICON } from './favicon';
import { BUCKETS } from '../registry/live-registry';
import { liveRegistryReader } from './read-live-registry';
import { serveReports } from './reports/serve-reports';
import { serveReleaseFiles } from './release-files';
import { serveRegistry } from './serve-registry';

export interface EdgeOptions {
  readonly store: ReleaseStore;
  readonly config: StorefrontConfig;
  /** How pages are rendered; `null` leaves all of them for the browser. */
  readonly render: RenderSettings | null;
  /** Whoever shows it may empty the page cache; without one nobody may. */
  readonly token?: string | null;
  /** Who may look at releases that are not live; nobody when left out. */
  readonly preview?: PreviewAccess;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly log?: boolean;
  /** A remote that is served by its development server instead of its release. */
  readonly underDevelopment?: { readonly name: string; readonly url: string } | undefined;
}

/** Answers every page, rendered where that succeeds, and serves the files of the releases. */
export async function edgeApp(options: EdgeOptions): Promise<FastifyInstance> {
  const { store, config, token = null, log = false, underDevelopment } = options;
  const { preview = { kind: 'closed' }, now = () => Date.now() } = options;
  const app = Fastify({
    logger: log && { level: 'warn' },
    forceCloseConnections: 'idle',
    // A busy machine may take its time over the start; giving up would not make it quicker.
    pluginTimeout: START_LIMIT_MS,
  });
  const reader = liveRegistryReader(store, (error) => app.log.error(error, 'registry not readable'));
  const note = (event: object, message: string) => app.log.warn(event, message);
  const renderer = options.render
    ? createPageRenderer({
        config,
        settings: options.render,
        pool: createRenderPool({ ...options.render, waitMs: options.render.limitMs, log: note }),
        log: note,
      })
    : null;
  app.addHook('onReady', async () => {
    // Without a registry there is nothing to load yet; the first request says what is missing.
    if (renderer) await reader.resolve(BUCKETS).then(renderer.warm, () => {});
  });
  app.addHook('onClose', async () => renderer?.close());
  const closing = closeAfterLastResponses(app.server);
  app.addHook('preClose', async () => closing());

  // Release files bring their own compressed copies; this is for documents, which differ by their nonce.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY } },
  });

  serveReleaseFiles(app, store);
  app.get('/health', () => ({ status: 'ok' }));
  serveRegistry(app, { store, registry: reader.registry, config, preview, now });
  serveCrawlers(app, config);
  serveReports(app, { log: note, now });
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
  );
  app.post('/edge/empty', async (request, reply) => {
    if (!token || !renderer) return reply.status(404).send({ error: 'not here' });
    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.status(401).send({ error: 'the token is missing or wrong' });
    }
    const body = emptySchema.safeParse(request.body ?? {});
    if (!body.success) return reply.status(400).send({ error: z.prettifyError(body.error) });
    return { emptied: renderer.purge(body.data.paths) };
  });
  app.get('/*', (request, reply) =>
    respondWithPage(
      { resolveLive: reader.resolve, config, preview, now, renderer, underDevelopment },
      request,
      reply,
    ),
  );
  return app;
}

const START_LIMIT_MS = 120_000;

/** Beyond this the time spent is not won back on the line. */
const DOCUMENT_QUALITY = 5;

/** Paths, or beginnings of paths that end in `*`; without any, everything. */
const emptySchema = z.object({ paths: z.array(z.string().startsWith('/')).default([]) });

function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
