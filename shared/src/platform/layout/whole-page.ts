/** Attribute of the root element of a document all of whose sections have their real height. */
export const WHOLE_PAGE_ATTRIBUTE = 'data-whole';

/**
 * Lays out every section of the page, so that each has its real height. Call it before scrolling to a place that may
 * be far away: a section above it that is laid out later would move it.
 */
export function layOutWholePage(): void {
  document.documentElement.setAttribute(WHOLE_PAGE_ATTRIBUTE, '');
}

/** Ends `layOutWholePage`, for a page that follows in the same document: its sections are laid out when they are near. */
export function layOutNearView(): void {
  document.documentElement.removeAttribute(WHOLE_PAGE_ATTRIBUTE);
}
