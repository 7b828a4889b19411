import { ThemeProvider } from '@emotion/react';
import { RuntimeProvider } from '@storefront/shared/runtime';
import { GlobalStyles } from '@storefront/shared/ui/global-styles';
import { THEME } from '@storefront/shared/ui/theme';
import { useState, type ReactNode } from 'react';

import { guideRuntime } from './guide-runtime';

/** Provides the theme, the global styles and the runtime, as the shell does for every page. */
export function GuideFrame({ children }: { readonly children: ReactNode }) {
  const [runtime] = useState(guideRuntime);
  return (
    <ThemeProvider theme={THEME}>
      <GlobalStyles />
      <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
    </ThemeProvider>
  );
}
