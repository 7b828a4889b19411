/** Attribute of the root element of a document all of whose sections have their real height. */
export const WHOLE_PAGE_ATTRIBUTE = 'data-whole';

/**
 * Lays out every section of the page, so that each has its real height. Call it before scrolling to a place that may
 * be far away: a section above it that is laid out later would move it.
 */
export function layOutWholePage(): void {
  document.documentElement.setAttribute(WHOLE_PAGE_ATTRIBUTE, '');
}
