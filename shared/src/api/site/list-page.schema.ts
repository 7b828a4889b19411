import { z } from 'zod';

/** Response of `GET {backend}/api/lists/{id}`: the texts and the picture of a page that lists deals or places. */
export const listPageSchema = z.object({
  headline: z.string(),
  /** A sentence below the headline. */
  intro: z.string(),
  /** URL, or path of the backend. */
  heroImage: z.string(),
  /** Empty for a decorative picture. */
  heroAlternative: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** Whether search engines may list the page. */
  isIndexed: z.boolean(),
});
export type ListPageTexts = z.output<typeof listPageSchema>;
