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
import { acceptedRemote } from '../remotes/accepted-remote';
import type { RemoteSource } from '../remotes/remote-source';
import { isFrame } from '../router/frame-route';
import { resolveMatchedPage } from '../router/matched-page';
import { routeTable } from '../router/route-table';

import { withoutInlineStyles } from './inline-styles';
import { markupOf } from './markup-of';

export interface RenderOrder {
  /** Absolute address of the page. */
  readonly url: string;
  readonly snapshot: RegistrySnapshot;
  readonly config: StorefrontConfig;
  readonly server: ServerSide;
  /** The module that the Node build of a remote exports. Rejects when it cannot be had. */
  readonly loadRemote: (remote: RemoteSnapshot) => Promise<unknown>;
  /** Ends the loaders, and with them the rendering. */
  readonly signal: AbortSignal;
}

/**
 * Renders one page for everyone who may ask for it: the order holds nothing of a visitor, and everything
 * made here lives for this page alone.
 *
 * @throws whatever keeps the page from being right: the caller then sends the document without it.
 */
export async function renderPage(order: RenderOrder): Promise<Rendered> {
  const runtime = runtimeFor(order);
  const source = sourceFor(order);
  const routes = routeTable(source);
  const matched = await resolveMatchedPage(routes, new URL(order.url).pathname, source);

  const handler = createStaticHandler(routes);
  const answer = await handler.query(new Request(order.url, { signal: order.signal }), {
    requestContext: routerContextOf(runtime),
    filterMatchesToLoad: ({ route }) => !isFrame(route),
  });
  if (answer instanceof Response) return redirectOf(answer);

  const errors = thrownAnswers(answer);
  const { rendered, wire } = await untilAborted(settleLoaderData(answer.loaderData), order.signal);
  const context = { ...answer, loaderData: rendered };
  const styleCache = createStyleCache();
  const { head, body } = await markupOf(
    <AppFrame source={source} runtime={runtime} styleCache={styleCache} restart={() => {}}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppFrame>,
    order.signal,
  );

  const plain = withoutInlineStyles(body);
  const sharedForSeconds = answer.statusCode === 200 ? sharedFor(answer) : null;
  return {
    kind: 'page',
    status: answer.statusCode,
    head,
    body: plain.body,
    styles: [...stylesOf(styleCache, body), { key: 'drawn', ids: [], css: plain.css }],
    hydration: {
      remote: matched && { name: matched.name, version: matched.version },
      readable: sharedForSeconds !== null || answer.statusCode !== 200,
      today: runtime.clock.today(),
      loaderData: wire,
      errors,
    },
    sharedForSeconds,
  };
}

function runtimeFor({ config, server }: RenderOrder): StorefrontRuntime {
  return withLegacyResultsCache(createRuntime({ config, clock: createClock(config.marketToday), server }));
}

function sourceFor({ snapshot, loadRemote }: RenderOrder): RemoteSource {
  return {
    snapshot,
    loaded: () => null,
    load: async (remote) => ({
      module: acceptedRemote(await loadRemote(remote), `${remote.name} ${remote.version}`),
      version: remote.version,
    }),
  };
}

function redirectOf(answer: Response): Rendered {
  const location = answer.headers.get('location');
  if (!location) throw new Error(`a loader answered ${answer.status} without saying where to go`);
  return { kind: 'redirect', status: answer.status, location };
}

/** "No such page" is an answer to be drawn; any other error is a reason not to draw at all. */
function thrownAnswers({ errors }: StaticHandlerContext): Hydration['errors'] {
  const entries = Object.entries(errors ?? {}).map(([id, error]) => {
    if (!isRouteErrorResponse(error) || error.status >= 500) throw error;
    const { status, statusText, data } = error;
    return [id, { status, statusText, data: data instanceof Error ? null : data }] as const;
  });
  return Object.fromEntries(entries);
}

function sharedFor({ matches }: StaticHandlerContext): number | null {
  const handle = routeHandleSchema.safeParse(matches.at(-1)?.route.handle ?? {});
  return (handle.success && handle.data.sharedForSeconds) || null;
}

function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  // Collects the styles instead of writing a style tag beside each element.
  cache.compat = true;
  return cache;
}

function stylesOf(cache: EmotionCache, body: string) {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(body);
  return styles.map(({ key, ids, css }) => ({ key, ids: [...ids], css }));
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
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
