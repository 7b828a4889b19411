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

/** The texts of a list of texts. */
export const looseNames = looseList(z.string());
