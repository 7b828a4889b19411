const BLOCKS = 'h[1-6]|p|ul|ol|li|table|thead|tbody|tr|div|section|figure|blockquote|hr';
const BEFORE = new RegExp(
  `[ \\t]*(?<!^|\\n)(?=<(?:${BLOCKS})\\b|</(?:ul|ol|table|thead|tbody|tr|div|section|figure|blockquote)>)`,
  'gi',
);

/**
 * Returns HTML with each block on a line of its own. White space between blocks has no effect on the page, and text that
 * has such lines already stays as it is.
 */
export function readableHtml(html: string): string {
  return html.replaceAll(BEFORE, '\n').replaceAll(/\n{3,}/g, '\n\n');
}
