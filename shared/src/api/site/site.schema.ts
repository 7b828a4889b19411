import { z } from 'zod';

import { linkSchema } from '../../contracts/link';
import { isoDateSchema } from '../../domain/dates/iso-date';
import { siteContentSchema } from '../../contracts/site-content';

/** What a document of the content team claims. One of another form is not shown. */
const claimSchema = z
  .object({
    text: z.string().min(1),
    words: z.string().nullable(),
    startsAt: isoDateSchema.nullable(),
    endsAt: isoDateSchema.nullable(),
    source: z.string().nullable(),
    asOf: isoDateSchema.nullable(),
    termsUrl: linkSchema.nullable(),
  })
  .nullable()
  .catch(null);

/** Response of `GET {backend}/api/site`: what every page shows, and where old paths lead. For servers only. */
export const siteSchema = siteContentSchema.extend({
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Claims of the content team by name, which replace those of the settings; `null` for one that is switched off. */
  claims: z.record(z.string(), claimSchema).default({}),
  /** Pictures for links in social networks that documents have chosen, by the path of their page. */
  social: z
    .array(z.object({ path: z.string(), picture: z.string(), alternative: z.string() }))
    .default([])
    .catch([]),
});
export type SiteWire = z.output<typeof siteSchema>;
