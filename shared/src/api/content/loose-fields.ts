import { z } from 'zod';

/*
 * Content is written by people and by feeds: a field that does not fit is as one that is absent, and one bad
 * entry of a list does not take the others with it.
 */

/** Empty for whatever is no text. */
export const looseText = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');

/** `null` for whatever is no finite number. */
export const looseNumber = z.coerce
  .number()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** The entries that fit; none where there is no list. */
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

/** More than anything costs: beyond it pence would not be whole any more. */
const HIGHEST_POUNDS = 1_000_000;

/** A number, or one as text: nothing at all is not zero. */
const numeral = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/),
]);

/** Pounds of something that may cost nothing. */
export const poundsSchema = numeral.pipe(z.coerce.number<string | number>().min(0).max(HIGHEST_POUNDS));

/** Pounds more, or less, than something else. */
export const poundsMoreSchema = numeral.pipe(
  z.coerce.number<string | number>().min(-HIGHEST_POUNDS).max(HIGHEST_POUNDS),
);

/** A whole number of a list, such as an age. */
export const wholeSchema = numeral.pipe(z.coerce.number<string | number>().int().min(0));

/** An address of a picture on the web; `false` for whatever a browser could not read. */
export function isPictureUrl(url: string): boolean {
  return url.startsWith('http') && URL.canParse(url);
}

/** The texts of a list of texts. */
export const looseNames = looseList(z.string());
