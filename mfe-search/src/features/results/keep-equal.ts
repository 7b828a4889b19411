/**
 * Returns `next` with every part of `before` that is equal to it, and `before` itself if all of it is. Memoized
 * components of equal parts then do not render again. Objects other than plain ones and arrays count as different.
 */
export function keepEqual<T>(before: T, next: T): T;
export function keepEqual(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) {
    const merged: unknown[] = next.map((item, index) => keepEqual<unknown>(before[index], item));
    return before.length === next.length && merged.every((item, index) => item === before[index])
      ? before
      : merged;
  }
  if (!isPlain(before) || !isPlain(next)) return next;
  const keys = Object.keys(next);
  const merged = Object.fromEntries(keys.map((key) => [key, keepEqual<unknown>(before[key], next[key])]));
  const isEqual =
    keys.length === Object.keys(before).length &&
    keys.every((key) => key in before && merged[key] === before[key]);
  return isEqual ? before : merged;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
