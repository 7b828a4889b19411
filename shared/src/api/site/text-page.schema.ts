import { z } from 'zod';

/** Response of `GET {backend}/api/text-pages/{id}`: a static page of the shop. */
export const textPageSchema = z.object({
  title: z.string(),
  /** A sentence below the title. */
  lead: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      /** HTML, with references such as `{phone}` (text-references.ts). */
      body: z.string(),
      /** URL, or path of the backend. */
      picture: z.string().nullable(),
      /** Name of a part of the page that the shop renders from its settings; `null` for text alone. */
      part: z.string().nullable(),
    }),
  ),
});
export type TextPageContent = z.output<typeof textPageSchema>;
