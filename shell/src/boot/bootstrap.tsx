import createCache from '@emotion/cache';
import { readConfig } from '@storefront/shared/platform/config/read-config';
import { ROOT_ELEMENT_ID, type RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { createClock, createHeldClock } from '@storefront/shared/platform/time/clock';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { restoreInlineStyles } from '../hydration/inline-styles';
import { readHydration } from '../hydration/read-hydration';
import { routerToHydrate } from '../hydration/router-to-hydrate';
import type { RemoteSource } from '../remotes/remote-source';
import { createRouter, type StorefrontRouter } from '../router/create-router';
import { beginAtTop } from '../router/place-in-page';
import { ReportFaultProvider } from '../telemetry/report-fault';
import { startTelemetry } from '../telemetry/telemetry';

import { createRuntime } from './create-runtime';
import { showBootNotice } from './boot-notice';
import { readSnapshot } from './read-snapshot';
import { StorefrontApp } from './storefront-app';

/** Set on the root element once the site answers: the static failure text of the document looks for it. */
const BOOTED = 'booted';

/**
 * Reads what the document brought and gives it life: the page that the server rendered is taken over as
 * it stands, and without one the site is drawn into the empty root.
 */
export async function bootstrap(
  nonce: string,
  sourceOf: (snapshot: RegistrySnapshot, config: StorefrontConfig) => RemoteSource,
): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error('the document has no root');

  beginAtTop(window.location);
  const config = readConfig(document);
  const snapshot = readSnapshot(document);
  const hydration = readHydration(document);
  const clock = createClock(config.marketToday);
  const held = hydration && createHeldClock(clock, hydration.today);
  const runtime = createRuntime(config, held ?? clock);
  const { source, fault } = startTelemetry({ source: sourceOf(snapshot, config), runtime, page: window });
  // The way back from the payment document may return to this page as it was left, asleep.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) runtime.booking.rehydrate();
  });
  const styleCache = createCache({ key: 'css', nonce });

  let sayDrawn = () => {};
  const drawn = new Promise<void>((resolve) => {
    sayDrawn = resolve;
  });

  const app = (firstRouter: StorefrontRouter) => (
    <ReportFaultProvider value={fault}>
      <StorefrontApp
        source={source}
        runtime={runtime}
        styleCache={styleCache}
        firstRouter={firstRouter}
        onReady={() => {
          held?.release();
          sayDrawn();
          document.documentElement.dataset[BOOTED] = 'true';
          performance.mark('storefront-ready');
        }}
      />
    </ReportFaultProvider>
  );

  const drawAnew = (from = source) => {
    held?.release();
    createRoot(root).render(app(createRouter(from, runtime)));
  };
  if (!hydration) return drawAnew();
  const outcome = await routerToHydrate({ source, runtime, hydration, drawn });
  switch (outcome.kind) {
    case 'same':
      restoreInlineStyles(root);
      hydrateRoot(root, app(outcome.router), { onRecoverableError: (error) => console.error(error) });
      return;
    case 'other-release':
      // The release before stepped in: it draws the page anew, for it may differ from what stands there.
      return drawAnew();
    case 'unavailable':
      console.error(outcome.cause);
      // A frame is nothing to read: the panel says more, and can try again.
      if (!hydration.readable) return drawAnew(alreadyTried(source, outcome.cause));
      if (hydration.remote) fault(hydration.remote.name);
      showBootNotice(document);
  }
}

/** Of what could not be had a moment ago the panel is drawn at once; its Retry asks in earnest. */
function alreadyTried(source: RemoteSource, cause: unknown): RemoteSource {
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
