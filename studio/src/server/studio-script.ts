/** File name of the entry script in the HTML document. */
export const STUDIO_SCRIPT = 'studio.js';
