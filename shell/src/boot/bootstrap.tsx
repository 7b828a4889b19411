import { readConfig } from '@storefront/shared/platform/config/read-config';
import { ROOT_ELEMENT_ID, type RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { nextTask } from '@storefront/shared/platform/time/next-task';
import { createClock, createHydrationClock } from '@storefront/shared/platform/time/clock';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { whenSectionsHydrated } from '../hydration/when-sections-hydrated';
import { restoreInlineStyles } from '../hydration/inline-styles';
import { readHydration } from '../hydration/read-hydration';
import { createHydratedRouter } from '../hydration/create-hydrated-router';
import type { RemoteSource } from '../remotes/remote-source';
import { createRouter, type StorefrontRouter } from '../router/create-router';
import { resetScrollPosition } from '../router/scroll-positions';
import { ReportFaultProvider } from '../telemetry/report-fault';
import { startTelemetry } from '../telemetry/telemetry';

import { createRuntime } from './create-runtime';
import { createStyles } from './create-styles';
import { showBootNotice } from './boot-notice';
import { listenForBoundaries } from './listen-for-boundaries';
import { readSnapshot } from './read-snapshot';
import { StorefrontApp } from './storefront-app';

/** `data-booted` on the root element marks an interactive site; the static failure text of the document checks it. */
const BOOTED = 'booted';

/**
 * Starts the site in the browser from the JSON blocks of the document. Hydrates the page if the server rendered one;
 * otherwise renders the site into the empty root.
 */
export async function bootstrap(
  nonce: string,
  createSource: (snapshot: RegistrySnapshot, config: StorefrontConfig) => RemoteSource,
): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`the document has no element #${ROOT_ELEMENT_ID}`);

  resetScrollPosition(window.location);
  const config = readConfig(document);
  await nextTask();
  const snapshot = readSnapshot(document);
  await nextTask();
  const hydration = readHydration(document);
  const clock = createClock(config.marketToday);
  const hydrationClock = hydration && createHydrationClock(clock, hydration.today);
  const runtime = createRuntime(config, hydrationClock ?? clock);
  const { source, fault } = startTelemetry({ source: createSource(snapshot, config), runtime, page: window });
  listenForBoundaries(window, source);
  rehydrateOnReturn(runtime);
  await nextTask();
  const styles = createStyles(document, nonce);

  let resolveRendered = () => {};
  const rendered = new Promise<void>((resolve) => {
    resolveRendered = resolve;
  });

  const app = (firstRouter: StorefrontRouter) => (
    <ReportFaultProvider value={fault}>
      <StorefrontApp
        source={source}
        runtime={runtime}
        {...styles}
        firstRouter={firstRouter}
        onReady={() => {
          if (hydrationClock) whenSectionsHydrated(root, hydrationClock.release);
          resolveRendered();
          document.documentElement.dataset[BOOTED] = 'true';
          performance.mark('storefront-ready');
        }}
      />
    </ReportFaultProvider>
  );

  const renderFromScratch = (from = source) => {
    hydrationClock?.release();
    createRoot(root).render(app(createRouter(from, runtime)));
  };
  if (!hydration) return renderFromScratch();
  const outcome = await createHydratedRouter({ source, runtime, hydration, rendered });
  switch (outcome.kind) {
    case 'same':
      await nextTask();
      // Late content may still be outside the root.
      restoreInlineStyles(document.body);
      return hydrateInSlices(root, app(outcome.router));
    case 'other-release':
      // The markup belongs to another release of the remote: hydration could mismatch, so the page is rendered again.
      return renderFromScratch();
    case 'unavailable':
      console.error(outcome.cause);
      // Without readable content the markup is of no use: show the panel with its Retry instead.
      if (!hydration.readable) return renderFromScratch(failFirstLoad(source, outcome.cause));
      if (hydration.remote) fault(hydration.remote.name);
      showBootNotice(document);
  }
}

/** Back from the payment document may restore this page from the back/forward cache, with an old booking session. */
function rehydrateOnReturn({ booking }: ReturnType<typeof createRuntime>): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) booking.rehydrate();
  });
}

/**
 * A transition: React hydrates in slices of some milliseconds, and input that arrives meanwhile goes first. The document
 * keeps clicks until then (delivery/src/edge/held-input.ts).
 */
function hydrateInSlices(root: HTMLElement, app: ReactNode): void {
  document.documentElement.dataset['boot'] = 'hydrating';
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
  });
}

/** Lets the first load fail with the known cause, so that the panel is shown at once; Retry loads the remote again. */
function failFirstLoad(source: RemoteSource, cause: unknown): RemoteSource {
  let isFirst = true;
  return {
    ...source,
    load: (remote) => {
      if (!isFirst) return source.load(remote);
      isFirst = false;
      return Promise.reject(cause);
    },
  };
}
