/** NUL, and half of a pair of surrogates: no database and no mail can hold them. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const DEEPEST = 40;

function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Path of the first text in an input that cannot be stored, such as `passengers.0.firstName`; `null` when all can. */
export function unstorableField(input: unknown, path = '', depth = 0): string | null {
  if (typeof input === 'string') return isStorable(input) ? null : path || 'body';
  if (typeof input !== 'object' || input === null || depth > DEEPEST) return null;
  for (const [key, value] of Object.entries(input)) {
    const own = path === '' ? key : `${path}.${key}`;
    if (!isStorable(key)) return path || 'body';
    const found = unstorableField(value, own, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
