import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import { RuntimeProvider, type StorefrontRuntime } from '@storefront/shared/runtime';
import { GlobalStyles } from '@storefront/shared/ui/global-styles';
import { useCallback, useState } from 'react';
import { RouterProvider } from 'react-router/dom';

import { createRouter } from '../router/create-router';
import { RestartContext } from '../router/restart';

interface StorefrontAppProps {
  readonly snapshot: RegistrySnapshot;
  readonly runtime: StorefrontRuntime;
  readonly styleCache: EmotionCache;
}

/** The whole site in the browser. The router may be made anew (Retry); everything around it stays. */
export function StorefrontApp({ snapshot, runtime, styleCache }: StorefrontAppProps) {
  const [router, setRouter] = useState(() => createRouter(snapshot, runtime));
  const restart = useCallback(() => {
    setRouter((old) => {
      old.dispose();
      return createRouter(snapshot, runtime);
    });
  }, [snapshot, runtime]);

  return (
    <CacheProvider value={styleCache}>
      <GlobalStyles />
      <RuntimeProvider runtime={runtime}>
        <RestartContext value={restart}>
          <RouterProvider key={router.state.location.key} router={router} />
        </RestartContext>
      </RuntimeProvider>
    </CacheProvider>
  );
}
