import { CacheProvider, ThemeProvider, type EmotionCache } from '@emotion/react';
import { RuntimeProvider, type StorefrontRuntime } from '@storefront/shared/runtime';
import { GlobalStyles } from '@storefront/shared/ui/global-styles';
import { THEME } from '@storefront/shared/ui/theme';
import type { ReactNode } from 'react';

import { RemoteSourceProvider, type RemoteSource } from '../remotes/remote-source';
import { RestartContext } from '../remotes/restart-router';

interface AppFrameProps {
  readonly source: RemoteSource;
  readonly runtime: StorefrontRuntime;
  readonly styleCache: EmotionCache;
  /** Whether the document has the global styles already. */
  readonly hasGlobalStyles?: boolean;
  readonly restart: () => void;
  readonly children: ReactNode;
}

/** Providers around the router. Server and browser render the same frame, so that hydration finds equal markup. */
export function AppFrame({
  source,
  runtime,
  styleCache,
  hasGlobalStyles = false,
  restart,
  children,
}: AppFrameProps) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={THEME}>
        {!hasGlobalStyles && <GlobalStyles />}
        <RuntimeProvider runtime={runtime}>
          <RemoteSourceProvider value={source}>
            <RestartContext value={restart}>{children}</RestartContext>
          </RemoteSourceProvider>
        </RuntimeProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
