import { z } from 'zod';

/**
 * A path of this site in browser storage. Browsers resolve `//` and `/\` to another site and drop tabs and line
 * breaks inside a URL, so `/⇥/` would become `//`: none of them is accepted.
 */
export const storedPathSchema = z.string().regex(/^\/(?!\/)[^\s\\]*$/);

/** A picture URL in browser storage. An invalid one is read as `null`, so that its entry stays usable. */
export const storedPictureUrlSchema = z
  .string()
  .regex(/^(https?:\/\/|\/(?!\/))/)
  .nullable()
  .catch(null);
