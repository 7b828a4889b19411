import type { Json } from '../api/json';
import { readableHtml } from '../fields/readable-html';

/** Returns a value of a document as text for a comparison. */
export function valueText(value: Json | undefined): string {
  if (value === undefined) return '(no such field)';
  if (value === null) return '(none)';
  if (typeof value === 'string') return value === '' ? '(empty)' : readableHtml(value);
  return JSON.stringify(value, null, 2);
}
