import { AsyncLocalStorage } from 'node:async_hooks';

import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { RenderedPage } from '@storefront/shared/contracts/rendered-page';
import { insertStyles, insertStylesOf, setStyleSink } from '@storefront/shared/federated/style-registry';

import { RENDERED_STYLES } from '../hydration/rendered-styles';

import { extractInlineStyles } from './inline-styles';

type Styles = RenderedPage['styles'];

/** The styles of one page, which are sent apart from its markup. */
export interface CollectedStyles {
  readonly cache: EmotionCache;
  /** Renders the page, or a part of it. */
  readonly during: <T>(render: () => T) => T;
  /**
   * Takes the inline styles out of a part of the page.
   *
   * @returns the part, and the styles that it needs beside those of the parts before
   */
  readonly take: (html: string) => { readonly body: string; readonly styles: Styles };
}

// Classes in the markup are enough for all others, also for elements that a module created once for all pages.
const cacheOfRendering = new AsyncLocalStorage<EmotionCache>();
setStyleSink((styles, isPassedOn) => {
  const cache = isPassedOn ? cacheOfRendering.getStore() : undefined;
  if (cache) insertStyles(cache, styles);
});

export function collectStyles(): CollectedStyles {
  const cache = createCache({ key: 'css' });
  // Collects the styles instead of rendering a style element next to each component.
  cache.compat = true;
  const sent = new Set<string>();

  /** The first part: also the global styles, which have no class in the markup. */
  function criticalStyles(html: string): Styles {
    const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
    return styles.map(({ key, ids, css }) => ({
      key: key.replace(cache.key, RENDERED_STYLES),
      ids: [...ids],
      css,
    }));
  }

  /**
   * Also the styles of a component that passes its class on: the browser inserts them during hydration, if they are
   * missing, and calculates the styles of the page once more.
   */
  function newStyles(): Styles {
    const added = Object.entries(cache.inserted).flatMap(([id, css]) =>
      typeof css === 'string' && !sent.has(id) ? [{ id, css }] : [],
    );
    return [
      { key: RENDERED_STYLES, ids: added.map(({ id }) => id), css: added.map(({ css }) => css).join('') },
    ];
  }

  function send(styles: Styles): void {
    for (const id of styles.flatMap(({ ids }) => ids)) sent.add(id);
  }

  return {
    cache,
    during: (render) => cacheOfRendering.run(cache, render),
    take(html) {
      const { body, css } = extractInlineStyles(html);
      insertStylesOf(cache, body);
      const critical = sent.size === 0 ? criticalStyles(body) : [];
      send(critical);
      const others = newStyles();
      send(others);
      return { body, styles: [...critical, ...others, { key: 'drawn', ids: [], css }] };
    },
  };
}
