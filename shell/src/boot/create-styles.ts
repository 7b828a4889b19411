import createCache, { type EmotionCache } from '@emotion/cache';
import { insertStyles, setStyleSink } from '@storefront/shared/federated/style-registry';

import { adoptRenderedStyles } from '../hydration/rendered-styles';

interface Styles {
  readonly styleCache: EmotionCache;
  readonly hasGlobalStyles: boolean;
}

/** Creates the cache of styles that the browser renders, with those of the document. */
export function createStyles(document: Document, nonce: string): Styles {
  const styleCache = createCache({ key: 'css', nonce });
  startTagPerFrame(styleCache);
  const hasGlobalStyles = adoptRenderedStyles(document, styleCache);
  setStyleSink((styles) => insertStyles(styleCache, styles));
  return { styleCache, hasGlobalStyles };
}

/**
 * Starts another style element with the first rule of each frame. A rule in `@media` or `@keyframes` that is added to
 * an element makes Chromium match all rules of that element again: with one element for all, the first tick of a filter
 * calculated the styles of half the page.
 */
function startTagPerFrame({ sheet }: EmotionCache): void {
  const insert = sheet.insert.bind(sheet);
  let isPlanned = false;
  sheet.insert = (rule) => {
    insert(rule);
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      // The sheet creates an element when this count is 0.
      sheet.ctr = 0;
    });
  };
}
