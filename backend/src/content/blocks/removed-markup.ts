/** The tags that the sanitizer of the shop keeps (`shared/src/composites/page/clean-html.ts`). */
const KEPT_TAGS: ReadonlySet<string> = new Set(
  'p br ul ol li strong b em i h2 h3 h4 a table tbody thead tr td th'.split(' '),
);
const TAG = /<\/?\s*([a-z][a-z\d-]*)/gi;
const HANDLER = /<[^>]*[\s/"'](on[a-z]+)\s*=/i;
const LINK = /\b(?:href|src)\s*=\s*["']?\s*([^"'\s>]+)/gi;
const KEPT_LINK = /^(https?:|mailto:|tel:|\/(?!\/))/i;

/**
 * Returns what the shop would remove from an HTML text, in the words of the person who wrote it: the text is not
 * published with it, so that nobody is surprised by what is missing.
 */
export function removedMarkup(html: string): readonly string[] {
  const tags = [...html.matchAll(TAG)].map(([, name = '']) => name.toLowerCase());
  const removed = [...new Set(tags)].filter((name) => !KEPT_TAGS.has(name)).map((name) => `<${name}>`);
  const handler = HANDLER.exec(html)?.[1];
  const links = [...html.matchAll(LINK)].map(([, target = '']) => target);
  const unsafe = links.find((target) => !KEPT_LINK.test(target));
  return [
    ...removed,
    ...(handler === undefined ? [] : [`the attribute ${handler.toLowerCase()}`]),
    ...(unsafe === undefined ? [] : [`the link ${unsafe.slice(0, 60)}`]),
  ];
}

/** `from £299`, `£299pp`, `£299 per person`: other amounts, such as a fee, may be written. */
const TYPED_PRICE = /\bfrom\s+£\s?\d|£\s?\d[\d,.]*\s*(?:pp\b|per person|each\b)/i;

/** Whether a text states a price of a holiday in figures, which would be wrong tomorrow. */
export function hasTypedPrice(text: string): boolean {
  return TYPED_PRICE.test(text);
}
