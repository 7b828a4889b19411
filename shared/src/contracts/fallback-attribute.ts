/** Attribute of the element that a page sent in parts shows until its late content has arrived. */
export const FALLBACK_ATTRIBUTE = 'data-arriving';
