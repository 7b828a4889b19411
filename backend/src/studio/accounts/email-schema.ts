import { z } from 'zod';

/** Emails of accounts, in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ message: 'is not an email address' }));
