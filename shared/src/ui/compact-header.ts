/** Attribute of the root element with the state of the shell's header; absent at the top of the page. */
export const HEADER_ATTRIBUTE = 'data-header';

/** Height of the header in a page that was scrolled down and then up. */
export const COMPACT_HEADER_HEIGHT = '56px';

/**
 * Selector of an element below the compact header, which sticky elements leave space for. A variable of the root element
 * would be inherited: every change of it makes the browser style the whole page again.
 */
export const belowCompactHeader = `html[${HEADER_ATTRIBUTE}='compact'] &`;
