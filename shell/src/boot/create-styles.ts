import createCache, { type EmotionCache } from '@emotion/cache';

import { adoptRenderedStyles } from '../hydration/rendered-styles';

interface Styles {
  readonly styleCache: EmotionCache;
  readonly hasGlobalStyles: boolean;
}

/** Creates the cache of styles that the browser renders, with those of the document. */
export function createStyles(document: Document, nonce: string): Styles {
  const styleCache = createCache({ key: 'css', nonce });
  return { styleCache, hasGlobalStyles: adoptRenderedStyles(document, styleCache) };
}
