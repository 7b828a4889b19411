import { z } from 'zod';

/**
 * Line breaks and other control characters, which would be lines of their own in a mail or in a log, and characters that
 * reverse the order of the text behind them.
 */
const UNPRINTABLE = /[^\P{Cc}\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Returns a schema for a text of one line, without the spaces around it. Lengths are in characters. */
export function singleLine(minLength: number, maxLength: number) {
  return z
    .string()
    .trim()
    .min(minLength)
    .max(maxLength)
    .refine((text) => !UNPRINTABLE.test(text), 'contains an invalid character');
}
