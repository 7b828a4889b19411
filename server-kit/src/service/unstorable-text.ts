/** NUL bytes and lone surrogates: neither the database nor mail can store them. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const MAX_DEPTH = 40;

function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/**
 * Returns the path of the first text in an input that cannot be stored, such as `passengers.0.firstName`; `null` when
 * there is none.
 */
export function unstorableField(input: unknown, path = '', depth = 0): string | null {
  if (typeof input === 'string') return isStorable(input) ? null : named(path);
  if (typeof input !== 'object' || input === null || depth > MAX_DEPTH) return null;
  for (const [key, value] of Object.entries(input)) {
    if (!isStorable(key)) return named(path);
    const found = unstorableField(value, joined(path, key), depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function joined(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** Returns `body` for the input as a whole. */
function named(path: string): string {
  return path === '' ? 'body' : path;
}
