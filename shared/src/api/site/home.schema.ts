import { z } from 'zod';

import { HOME_SECTIONS } from './home-sections';

/** Response of `GET {backend}/api/home`: the texts of the home page and the order of its sections. */
export const homeSchema = z.object({
  headline: z.string(),
  subline: z.string(),
  /** Name of a claim that follows the sub-line while it is valid; `null` for none. */
  claim: z.string().nullable(),
  /** URL, or path of the backend. */
  heroImage: z.string(),
  heroAlternative: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** A section of a newer release is left out. */
  sections: z.array(
    z.object({
      kind: z.enum(HOME_SECTIONS).nullable().catch(null),
      /** Empty for sections without a heading of their own. */
      title: z.string(),
    }),
  ),
});
export type HomeTexts = z.output<typeof homeSchema>;
