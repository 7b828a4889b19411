import { z } from 'zod';

/**
 * An address that mail can really go to: one, without display name, at most 64 characters before the @ and
 * 254 in all. A comma, a semicolon or a line break would send the mail to somebody else.
 */
export const emailAddressSchema = z
  .email()
  .max(254)
  .refine((address) => address.lastIndexOf('@') <= 64, 'has more than 64 characters before the @');
