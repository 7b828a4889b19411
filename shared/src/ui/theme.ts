import type { Theme } from '@emotion/react';

import { TOKEN_VALUES } from './token-values';

declare module '@emotion/react' {
  export interface Theme {
    /** Values by the names of tokens.ts; `GlobalStyles` writes them onto the root as CSS variables. */
    readonly tokens: Readonly<Record<string, string>>;
  }
}

/** The one theme of the shop. Whoever needs another look hands other values to the provider. */
export const THEME: Theme = { tokens: TOKEN_VALUES };
