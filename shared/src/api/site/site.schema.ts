import { z } from 'zod';

import { siteContentSchema } from '../../contracts/site-content';

/** Response of `GET {backend}/api/site`: what every page shows, and where old paths lead. */
export const siteSchema = siteContentSchema.extend({
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type SiteWire = z.output<typeof siteSchema>;
