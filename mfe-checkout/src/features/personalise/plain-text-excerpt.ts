/** Elements whose content is not visible text. */
const HIDDEN_ELEMENT = /<(script|style|iframe|svg|math|template|title|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const TAG = /<!--[\s\S]*?(-->|$)|<[a-z!/][^>]*(>|$)/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
  pound: '£',
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
  eacute: 'é',
};

/** Returns the start of an HTML description as plain text, shortened at a word boundary. */
export function plainTextExcerpt(html: string, limit = 110): string {
  const text = html
    .replaceAll(HIDDEN_ELEMENT, ' ')
    .replaceAll(TAG, ' ')
    .replaceAll(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : limit).replace(/[\s,.;:]+$/, '')}…`;
}
