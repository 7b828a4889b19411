import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { RegistrySnapshot, RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { routeHandleSchema } from '@storefront/shared/contracts/remote-module';
import type { Hydration, Rendered } from '@storefront/shared/contracts/rendered-page';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import {
  createRuntime,
  routerContextOf,
  type ServerSide,
  type StorefrontRuntime,
} from '@storefront/shared/runtime';
import { createClock } from '@storefront/shared/platform/time/clock';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';

import { AppFrame } from '../boot/app-frame';
import { withLegacyResultsCache } from '../boot/legacy-results-cache';
import { settleLoaderData } from '../hydration/loader-data';
import { validateRemote } from '../remotes/validate-remote';
import type { RemoteSource } from '../remotes/remote-source';
import { rendersFallback } from '../router/fallback-route';
import { resolveMatchedPage } from '../router/matched-page';
import { routeTable } from '../router/route-table';

import { extractInlineStyles } from './inline-styles';
import { renderMarkup } from './render-markup';

export interface RenderRequest {
  /** Absolute URL of the page. */
  readonly url: string;
  readonly snapshot: RegistrySnapshot;
  readonly config: StorefrontConfig;
  readonly server: ServerSide;
  /** Loads the module that the Node build of a remote exports; rejects when the build cannot be loaded. */
  readonly loadRemote: (remote: RemoteSnapshot) => Promise<unknown>;
  /** Aborts the loaders and the rendering. */
  readonly signal: AbortSignal;
}

/**
 * Renders one page. The request contains no data of a visitor, so the result may be cached for all visitors; all
 * objects are created per call.
 *
 * @throws any error of a loader or component; the caller then sends the document without a rendered page.
 */
export async function renderPage(request: RenderRequest): Promise<Rendered> {
  const runtime = createPageRuntime(request);
  const source = createServerSource(request);
  const routes = routeTable(source);
  const matched = await resolveMatchedPage(routes, new URL(request.url).pathname, source);

  const handler = createStaticHandler(routes);
  const result = await handler.query(new Request(request.url, { signal: request.signal }), {
    requestContext: routerContextOf(runtime),
    filterMatchesToLoad: ({ route }) => !rendersFallback(route),
  });
  if (result instanceof Response) return toRedirect(result);

  const errors = httpErrorsOf(result);
  const { rendered, wire } = await raceAbort(settleLoaderData(result.loaderData), request.signal);
  const context = { ...result, loaderData: rendered };
  const styleCache = createStyleCache();
  const { head, body } = await renderMarkup(
    <AppFrame source={source} runtime={runtime} styleCache={styleCache} restart={() => {}}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppFrame>,
    request.signal,
  );

  const { body: bodyWithoutStyles, css } = extractInlineStyles(body);
  const sharedForSeconds = result.statusCode === 200 ? sharedForSecondsOf(result) : null;
  return {
    kind: 'page',
    status: result.statusCode,
    head,
    body: bodyWithoutStyles,
    styles: [...criticalStyles(styleCache, body), { key: 'drawn', ids: [], css }],
    hydration: {
      remote: matched && { name: matched.name, version: matched.version },
      readable: sharedForSeconds !== null || result.statusCode !== 200,
      today: runtime.clock.today(),
      loaderData: wire,
      errors,
    },
    sharedForSeconds,
  };
}

function createPageRuntime({ config, server }: RenderRequest): StorefrontRuntime {
  return withLegacyResultsCache(createRuntime({ config, clock: createClock(config.marketToday), server }));
}

function createServerSource({ snapshot, loadRemote }: RenderRequest): RemoteSource {
  return {
    snapshot,
    getLoaded: () => null,
    load: async (remote) => ({
      module: validateRemote(await loadRemote(remote), `${remote.name} ${remote.version}`),
      version: remote.version,
    }),
  };
}

function toRedirect(response: Response): Rendered {
  const location = response.headers.get('location');
  if (!location) throw new Error(`a loader returned a response ${response.status} without a location header`);
  return { kind: 'redirect', status: response.status, location };
}

/**
 * Returns the error responses of loaders, such as 404, which are rendered as pages.
 *
 * @throws any other error
 */
function httpErrorsOf({ errors }: StaticHandlerContext): Hydration['errors'] {
  const entries = Object.entries(errors ?? {}).map(([id, error]) => {
    if (!isRouteErrorResponse(error) || error.status >= 500) throw error;
    const { status, statusText, data } = error;
    return [id, { status, statusText, data: data instanceof Error ? null : data }] as const;
  });
  return Object.fromEntries(entries);
}

/** A loader that responds with `cache-control: no-store` keeps this page of a shared route from being shared. */
function sharedForSecondsOf({ matches, loaderHeaders }: StaticHandlerContext): number | null {
  const isExcluded = Object.values(loaderHeaders).some(
    (headers) => headers.get('cache-control') === 'no-store',
  );
  if (isExcluded) return null;
  const handle = routeHandleSchema.safeParse(matches.at(-1)?.route.handle ?? {});
  return (handle.success && handle.data.sharedForSeconds) || null;
}

function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  // Collects the styles instead of rendering a style element next to each component.
  cache.compat = true;
  return cache;
}

function criticalStyles(cache: EmotionCache, body: string) {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(body);
  return styles.map(({ key, ids, css }) => ({ key, ids: [...ids], css }));
}

async function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
