import type { EmotionCache } from '@emotion/react';
import type { StorefrontRuntime } from '@storefront/shared/runtime';
import { useCallback, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';

import type { RemoteSource } from '../remotes/remote-source';
import { createRouter, type StorefrontRouter } from '../router/create-router';

import { AppFrame } from './app-frame';

interface StorefrontAppProps {
  readonly source: RemoteSource;
  readonly runtime: StorefrontRuntime;
  readonly styleCache: EmotionCache;
  readonly hasGlobalStyles: boolean;
  readonly firstRouter: StorefrontRouter;
  /** Called once the first page is rendered and interactive. */
  readonly onReady: () => void;
}

/** The site in the browser. `restart` replaces the router (Retry); the providers around it are kept. */
export function StorefrontApp({ source, runtime, firstRouter, onReady, ...styles }: StorefrontAppProps) {
  const [router, setRouter] = useState(firstRouter);
  const restart = useCallback(() => {
    setRouter((old) => {
      old.dispose();
      return createRouter(source, runtime);
    });
  }, [source, runtime]);
  useEffect(onReady, [onReady]);

  return (
    <AppFrame source={source} runtime={runtime} {...styles} restart={restart}>
      <RouterProvider key={router.state.location.key} router={router} />
    </AppFrame>
  );
}
