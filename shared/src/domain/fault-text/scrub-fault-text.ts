const MAX_LENGTH = 300;

/** What may be about a person, and its replacement, in the order of their application. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // Engines quote the text that they could not parse, which may be a response with names.
  [/(?:Unexpected|Expected|Unterminated|Bad control)[^]*\bJSON\b[^]*/, 'invalid JSON'],
  [/\b(?:data|blob):\S+/g, '[data]'],
  [/[?#][^\s"'`)]*=[^\s"'`)]*/g, '?…'],
  [/[^\s"'`<>(]+@[^\s"'`<>)]+/g, '[email]'],
  [/\+?\d(?:[\s().-]{0,2}\d){5,}/g, '[number]'],
  // Quoted names of properties are one word; a quoted text with spaces or marks may be what somebody entered.
  [/"[^"]*[^\w"$./-][^"]*"/g, '"[text]"'],
  [/'[^']*[^\w'$./-][^']*'/g, "'[text]'"],
];

/**
 * Removes from an error message what may be about a person: email addresses, phone and card numbers, dates, query
 * values, quoted texts and quoted JSON. Idempotent.
 *
 * @returns at most 300 characters
 */
export function scrubFaultText(text: string): string {
  const scrubbed = REPLACEMENTS.reduce(
    (current, [pattern, replacement]) => current.replace(pattern, replacement),
    text.slice(0, MAX_LENGTH * 4),
  );
  return scrubbed.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
}
