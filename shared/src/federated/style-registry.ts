import type { EmotionCache, SerializedStyles } from '@emotion/react';

/** Receives the styles of each element that is created; `isPassedOn` for those of a component, which gets their class. */
export type StyleSink = (styles: SerializedStyles, isPassedOn: boolean) => void;

/** Key of Emotion's cache, with which all class names begin. */
const PREFIX = 'css-';

/**
 * Styles that a page or thread keeps. Some depend on values, such as the width of a bar, and a thread renders
 * pages for weeks. An element records its styles again whenever it is rendered, so a former one may leave.
 */
export const MOST_STYLES = 20_000;

const byClass = new Map<string, SerializedStyles>();
/** Styles of elements that were created before the sink was set. */
const waiting: (readonly [SerializedStyles, boolean])[] = [];
let sink: StyleSink | null = null;

/** Sets the only sink of a page or of a rendering thread, before anything is rendered. */
export function setStyleSink(next: StyleSink): void {
  sink = next;
  for (const [styles, isPassedOn] of waiting.splice(0)) next(styles, isPassedOn);
}

/** Records styles that an element has. @returns their class */
export function recordStyles(styles: SerializedStyles, isPassedOn: boolean): string {
  const className = PREFIX + styles.name;
  if (!byClass.has(className)) addBounded(byClass, className, styles);
  if (sink) sink(styles, isPassedOn);
  else waiting.push([styles, isPassedOn]);
  return className;
}

/** Adds an entry, in place of the first one if the map is full. */
export function addBounded<T>(map: Map<string, T>, key: string, value: T): void {
  const [first] = map.keys();
  if (map.size >= MOST_STYLES && first !== undefined) map.delete(first);
  map.set(key, value);
}

/** Returns the styles of a class that an element of this page or thread has had. */
export function stylesOfClass(className: string): SerializedStyles | undefined {
  return byClass.get(className);
}

/** Inserts styles, and the keyframes that they name, unless the cache has them. */
export function insertStyles(cache: EmotionCache, styles: SerializedStyles): void {
  if (cache.inserted[styles.name] !== undefined) return;
  const className = PREFIX + styles.name;
  // Emotion's server takes styles that are not registered for global ones.
  cache.registered[className] ??= styles.styles;
  cache.insert(`.${className}`, styles, cache.sheet, true);
  for (let keyframes = styles.next; keyframes; keyframes = keyframes.next) {
    if (cache.inserted[keyframes.name] === undefined) cache.insert('', keyframes, cache.sheet, true);
  }
}

/** Inserts the styles of all classes in a part of a page. */
export function insertStylesOf(cache: EmotionCache, html: string): void {
  for (const [className] of html.matchAll(/\bcss-[a-z0-9]+/g)) {
    const styles = byClass.get(className);
    if (styles) insertStyles(cache, styles);
  }
}
