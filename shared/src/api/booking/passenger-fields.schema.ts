import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';

const name = z.string().trim().min(1).max(100);

/** Wire fields that every passenger has (DOM-PAX-01). */
export const passengerFields = {
  title: z.enum(['Mr', 'Mrs', 'Miss', 'Ms']),
  firstName: name,
  lastName: name,
  dateOfBirth: isoDateSchema,
};
