import { z } from 'zod';

/** A link in the settings: an http(s) URL, or a path of this site. */
export const linkSchema = z.string().regex(/^(?:https?:\/\/|\/(?!\/))\S*$/, {
  error: 'must be an http(s) URL or a path that starts with one slash',
});
