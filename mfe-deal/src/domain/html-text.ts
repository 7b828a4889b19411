/** Elements that the sanitizer removes together with their content. */
const REMOVED_ELEMENT =
  /<(script|style|iframe|svg|math|template|title|video|audio|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const TAG = /<[a-z!/][^>]*(>|$)/gi;
const SPACE = /&(nbsp|[#]160|[#]xa0|zwnj|[#]8203);|[\s\u200B-\u200D\uFEFF]/gi;

/** Returns the text of back-office HTML without its markup. */
export function htmlToText(html: string): string {
  return html.replaceAll(COMMENT, '').replaceAll(REMOVED_ELEMENT, '').replaceAll(TAG, '');
}

/** Returns whether any text is left without the markup. Sections without text are not rendered. */
export function hasVisibleText(html: string): boolean {
  return htmlToText(html).replaceAll(SPACE, '') !== '';
}
