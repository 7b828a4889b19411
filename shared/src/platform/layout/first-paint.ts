/** Attribute of the root element of a document on a phone until its first screen is painted. */
export const BEFORE_PAINT_ATTRIBUTE = 'data-before-paint';

/** Id of the element after the content of a page, its footer: once it is parsed, the content is complete. */
export const AFTER_CONTENT_ID = 'after-content';
