import type { RegistrySnapshot, RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { routeHandleSchema } from '@storefront/shared/contracts/remote-module';
import type { Hydration, PagePart, Rendered } from '@storefront/shared/contracts/rendered-page';
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
import { hasAllData, hasPendingData, settleLoaderData } from '../hydration/loader-data';
import { validateRemote } from '../remotes/validate-remote';
import type { RemoteSource } from '../remotes/remote-source';
import { rendersFallback } from '../router/fallback-route';
import { resolveMatchedPage } from '../router/matched-page';
import { routeTable } from '../router/route-table';

import { collectStyles } from './collected-styles';
import { renderMarkup, streamMarkup, type MarkupSink } from './render-markup';

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
  /** Receives the page in parts when its data are late. The parts are for one visitor: they contain a nonce. */
  readonly parts?: { readonly nonce: string; readonly write: (part: PagePart) => void } | undefined;
}

/**
 * Renders one page. The request contains no data of a visitor, so the result may be cached for all visitors; all
 * objects are created per call. After a page was sent in parts it is rendered again as a whole.
 *
 * @throws any error of a loader or component; the caller then sends the document without a rendered page.
 */
export async function renderPage(request: RenderRequest): Promise<Rendered> {
  const { signal, parts } = request;
  const runtime = createPageRuntime(request);
  const source = createServerSource(request);
  const routes = routeTable(source);
  const matched = await resolveMatchedPage(routes, new URL(request.url).pathname, source);

  const handler = createStaticHandler(routes);
  const result = await handler.query(new Request(request.url, { signal }), {
    requestContext: routerContextOf(runtime),
    filterMatchesToLoad: ({ route }) => !rendersFallback(route),
  });
  if (result instanceof Response) return toRedirect(result);

  const errors = httpErrorsOf(result);
  const styles = collectStyles();
  const appWith = (loaderData: StaticHandlerContext['loaderData']) => {
    const context = { ...result, loaderData };
    return (
      <AppFrame source={source} runtime={runtime} styleCache={styles.cache} restart={() => {}}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AppFrame>
    );
  };
  const hydrationOf = (loaderData: Hydration['loaderData'], readable: boolean): Hydration => ({
    remote: matched && { name: matched.name, version: matched.version },
    readable,
    today: runtime.clock.today(),
    loaderData,
    errors,
  });

  if (parts && result.statusCode === 200 && (await hasPendingData(result.loaderData))) {
    const sink: MarkupSink = {
      onFrame: ({ head, body }) => parts.write({ kind: 'frame', head, ...styles.take(body) }),
      onLate: (html) => parts.write({ kind: 'late', ...styles.take(html) }),
    };
    await styles.during(() =>
      streamMarkup(appWith(result.loaderData), { ...sink, signal, nonce: parts.nonce }),
    );
    const { wire } = await raceAbort(settleLoaderData(result.loaderData), signal);
    parts.write({ kind: 'end', hydration: hydrationOf(wire, hasAllData(wire)) });
    return renderPage({ ...request, parts: undefined });
  }

  const { rendered, wire } = await raceAbort(settleLoaderData(result.loaderData), signal);
  const { head, body } = await styles.during(() => renderMarkup(appWith(rendered), signal));
  const sharedForSeconds = result.statusCode === 200 ? sharedForSecondsOf(result) : null;
  return {
    kind: 'page',
    status: result.statusCode,
    head,
    ...styles.take(body),
    hydration: hydrationOf(wire, sharedForSeconds !== null || result.statusCode !== 200),
    sharedForSeconds,
  };
}

function createPageRuntime({ config, server, parts }: RenderRequest): StorefrontRuntime {
  const clock = createClock(config.marketToday);
  return withLegacyResultsCache(
    createRuntime({ config, clock, server: { ...server, sendsParts: parts !== undefined } }),
  );
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
