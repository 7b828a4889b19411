/** Attribute of the root element of a document on a phone until its first screen is painted. */
export const BEFORE_PAINT_ATTRIBUTE = 'data-before-paint';
