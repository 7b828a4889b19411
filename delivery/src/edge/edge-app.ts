import { constants } from 'node:zlib';

import compress from '@fastify/compress';
import { closeAfterLastResponses } from '@storefront/server-kit/graceful-close';
import { traceRequests } from '@storefront/server-kit/tracing/trace-requests';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import Fastify, { type FastifyInstance } from 'fastify';

import type { PreviewAccess } from '../preview/preview-query';
import { createPageRenderer, type PageRenderer, type RenderSettings } from '../render/page-renderer';
import { createRenderPool } from '../render/render-pool';
import type { ReleaseStore } from '../store/release-store';

import { serveCrawlers } from './crawlers/serve-crawlers';
import { keepSiteContent } from './site/keep-site-content';
import { serveAccessibilityChecker } from './preview-check/accessibility-checker';
import { checkOnRequest } from './preview-check/check-on-request';
import { serveSiteIcons } from './site-icons/serve-site-icons';
import { addEdgeMetrics } from './edge-metrics';
import { clientErrorHandler, frameworkErrors, handleErrors } from './handle-errors';
import { liveRegistryReader } from './read-live-registry';
import { serveReleaseFiles } from './release-files/serve-release-files';
import { sharedDocument } from './page-document';
import { servePageViews } from './reports/serve-page-views';
import { serveReports } from './reports/serve-reports';
import { respondWithPage } from './respond-with-page';
import { serveOperations } from './serve-operations';
import { serveReadiness } from './serve-readiness';
import { serveRegistry } from './serve-registry';
import { closeSlowReaders, timeLimitOptions, timeLimitsFor, type TimeLimits } from './time-limits';

export interface EdgeOptions {
  readonly store: ReleaseStore;
  readonly config: StorefrontConfig;
  /** `null`: browsers render all pages. */
  readonly render: RenderSettings | null;
  /** Bearer token of `/edge/empty` and `/edge/metrics`; without a token they do not exist. */
  readonly token?: string | null;
  /** Bearer token of `/metrics`; without a token it does not exist. */
  readonly metricsToken?: string | null;
  /** Signs the tokens of page views, see `servePageViews`; default: pages report nothing. */
  readonly telemetrySecret?: string | null;
  /** Origin of the studio, which shows previews of content in a frame; default: there is none. */
  readonly studioOrigin?: string | null | undefined;
  /** Who may preview releases that are not live; default: nobody. */
  readonly preview?: PreviewAccess;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly log?: boolean;
  readonly timeLimits?: TimeLimits;
  /** Maximum bytes of verified release files in memory; default: 48 MB. */
  readonly releaseCacheBytes?: number;
  /** A remote that is served by its development server instead of its release. */
  readonly underDevelopment?: { readonly name: string; readonly url: string } | undefined;
  /** Aborted before the connections are drained, so that `/ready` fails while requests are still served. */
  readonly stopping?: AbortSignal;
}

type Log = (event: object, message: string) => void;

/** Creates the edge server: it serves all pages and the files of all releases. */
export async function edgeApp(options: EdgeOptions): Promise<FastifyInstance> {
  const { store, config, token = null, log: isLogging = false, underDevelopment } = options;
  const { studioOrigin, preview = { kind: 'closed' }, now = () => Date.now(), render } = options;
  const timeLimits = timeLimitsFor(render, options.timeLimits);
  const app = Fastify({
    // `npm start` shows the standard error of its servers only.
    logger: isLogging && { level: 'warn', stream: process.stderr },
    forceCloseConnections: 'idle',
    // A request that arrives over an open connection during shutdown is completed like the ones before it.
    return503OnClosing: false,
    bodyLimit: MAX_BODY_BYTES,
    // Release files have long names.
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: frameworkErrors(config),
    clientErrorHandler: clientErrorHandler(config),
    ...timeLimitOptions(timeLimits),
    // Generous, because preloading the builds may be slow on a busy machine.
    pluginTimeout: START_TIMEOUT_MS,
  });
  const reader = liveRegistryReader(store, (error) => app.log.error(error, 'registry not readable'));
  const log: Log = (event, message) => app.log.warn(event, message);
  const site = keepSiteContent(app, config);
  const renderer = render ? createRenderer(config, render, log) : null;
  traceRequests(app);
  const { metricsToken = null } = options;
  if (metricsToken !== null) addEdgeMetrics(app, { store, now, renderer, reader, token: metricsToken });
  app.addHook('onReady', async () => {
    // Without a registry there is nothing to preload; the first request reports what is missing.
    if (renderer) await reader.resolve(null).then(renderer.warm, () => {});
  });
  app.addHook('onClose', async () => renderer?.close());
  const closeConnections = closeAfterLastResponses(app.server);
  app.addHook('preClose', async () => closeConnections());
  closeSlowReaders(app.server, timeLimits);
  handleErrors(app, config);

  // For documents of one visitor. Shared documents and release files are kept in their compressed form.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY } },
  });

  const { releaseCacheBytes: cacheBytes = RELEASE_CACHE_BYTES } = options;
  const releaseFiles = serveReleaseFiles(app, { store, config, log, cacheBytes });
  serveReadiness(app, { store, reader, now, stopping: options.stopping });
  serveRegistry(app, { store, registry: reader.registry, config, preview, now });
  serveCrawlers(app, config);
  serveReports(app, { log, now });
  const secret = options.telemetrySecret ?? null;
  servePageViews(app, { resolveLive: reader.resolve, config, preview, now, secret });
  serveSiteIcons(app, config);
  serveOperations(app, { renderer, releaseFiles, site, token });
  const studio = studioFrame(app, studioOrigin);
  app.get('/*', (request, reply) =>
    respondWithPage(
      { resolveLive: reader.resolve, config, preview, now, renderer, site, studio, underDevelopment },
      request,
      reply,
    ),
  );
  return app;
}

function studioFrame(app: FastifyInstance, origin: EdgeOptions['studioOrigin']) {
  return !origin ? null : { origin, previewCheck: checkOnRequest(origin, serveAccessibilityChecker(app)) };
}

/** All compressed files of several releases of every app. */
const RELEASE_CACHE_BYTES = 48 * 1024 * 1024;

const START_TIMEOUT_MS = 120_000;

/** Browsers send policy reports, the backend lists of paths. */
const MAX_BODY_BYTES = 256 * 1024;

/** Higher levels take longer to compress than they save in transfer time. */
const DOCUMENT_QUALITY = 5;

function createRenderer(config: StorefrontConfig, settings: RenderSettings, log: Log): PageRenderer {
  const pool = createRenderPool({ ...settings, waitMs: settings.limitMs, log });
  return createPageRenderer({
    config,
    settings,
    pool,
    log,
    buildDocument: (live, path, page, site) =>
      sharedDocument(site.config, live, path, page, site.social?.get(path) ?? null),
  });
}
