import { z } from 'zod';

import { MAX_POUNDS } from '../../domain/pricing/pence';

/*
 * Schemas for content that people and feeds write. An invalid field counts as absent, and an invalid entry of a list
 * is left out.
 */

/** A string; empty for every other value. */
export const looseText = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');

/** A string or number, as a string; empty for `null` and where there is none. */
export const looseCode = z.coerce
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A finite number or numeric text; `null` for every other value. */
export const looseNumber = z.coerce
  .number()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** The valid entries of a list; empty for every other value. */
export function looseList<T extends z.ZodType>(entry: T) {
  return z
    .custom<readonly z.input<T>[] | null>()
    .optional()
    .transform((entries): z.output<T>[] =>
      Array.isArray(entries)
        ? entries.flatMap((one) => {
            const parsed = entry.safeParse(one);
            return parsed.success ? [parsed.data] : [];
          })
        : [],
    );
}

/** A number or numeric text. An empty text is invalid, not zero. */
const numberOrNumericText = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/),
]);

/** A price in pounds, which may be zero. */
export const poundsSchema = numberOrNumericText.pipe(
  z.coerce.number<string | number>().min(0).max(MAX_POUNDS),
);

/** A price difference in pounds, which may be negative. */
export const poundsDifferenceSchema = numberOrNumericText.pipe(
  z.coerce.number<string | number>().min(-MAX_POUNDS).max(MAX_POUNDS),
);

/** A whole number such as an age, not negative. */
export const wholeNumberSchema = numberOrNumericText.pipe(z.coerce.number<string | number>().int().min(0));

/** Returns whether the text is a valid http(s) URL. */
export function isPictureUrl(url: string): boolean {
  return url.startsWith('http') && URL.canParse(url);
}

/** The strings of a list; other entries are left out. */
export const looseTexts = looseList(z.string());
