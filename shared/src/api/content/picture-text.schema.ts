import { z } from 'zod';

import { isPictureUrl, looseText } from './loose-fields';

/** What the content team states about a photograph (DEC-240). */
const pictureTextSchema = z.object({
  /** One of the pictures beside which the texts are sent. */
  url: z.string().refine(isPictureUrl),
  /** Empty for a decorative picture. */
  alternative: looseText,
  caption: looseText,
  credit: looseText,
});
export type PictureText = z.output<typeof pictureTextSchema>;

/** The texts of the pictures that have some. Invalid texts are left out as a whole: the pictures show without them. */
export const pictureTextsSchema = z.array(pictureTextSchema).optional().catch(undefined);
