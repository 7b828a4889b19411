import { z } from 'zod';

/**
 * A single email address without display name, with at most 64 characters before the @ and 254 in total (RFC 5321).
 * Commas, semicolons and line breaks are invalid: they would add recipients to a mail.
 */
export const emailAddressSchema = z
  .email()
  .max(254)
  .refine((address) => address.lastIndexOf('@') <= 64, 'must have at most 64 characters before the @');
