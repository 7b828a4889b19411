/** Elements whose content the cleaner throws away with them. */
const SILENT = /<(script|style|iframe|svg|math|template|title|video|audio|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const TAG = /<[a-z!/][^>]*(>|$)/gi;
const SPACE = /&(nbsp|[#]160|[#]xa0|zwnj|[#]8203);|[\s\u200B-\u200D\uFEFF]/gi;

/** The words of a text of the back office, without its markup. */
export function plainWords(html: string): string {
  return html.replaceAll(COMMENT, '').replaceAll(SILENT, '').replaceAll(TAG, '');
}

/** Whether anything is left to read once the markup is gone: nobody needs a heading over nothing. */
export function hasWords(html: string): boolean {
  return plainWords(html).replaceAll(SPACE, '') !== '';
}
