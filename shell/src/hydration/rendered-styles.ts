import type { EmotionCache } from '@emotion/react';

/**
 * Key of the style elements that the server renders. It differs from the key of Emotion's caches, which move elements
 * of their own key when they start: the browser would calculate all styles, fonts and the layout again.
 */
export const RENDERED_STYLES = 'rendered';

/**
 * Registers the styles of the document, so that they are not inserted again.
 *
 * @returns whether the global styles are among them
 */
export function adoptRenderedStyles(document: Document, cache: EmotionCache): boolean {
  const elements = [...document.querySelectorAll<HTMLElement>(`style[data-emotion^="${RENDERED_STYLES}"]`)];
  const lists = elements.map(({ dataset }) => (dataset['emotion'] ?? '').split(' '));
  for (const [, ...ids] of lists) for (const id of ids) cache.inserted[id] = true;
  return lists.some(([key]) => key === `${RENDERED_STYLES}-global`);
}
