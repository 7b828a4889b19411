import type { Theme } from '@emotion/react';

import { TOKEN_VALUES } from './token-values';

declare module '@emotion/react' {
  export interface Theme {
    /** Token values by name (see token-values.ts); `GlobalStyles` writes them to `:root` as CSS variables. */
    readonly tokens: Readonly<Record<string, string>>;
  }
}

/** The default Emotion theme. For another brand, pass a theme with other token values to `ThemeProvider`. */
export const THEME: Theme = { tokens: TOKEN_VALUES };
