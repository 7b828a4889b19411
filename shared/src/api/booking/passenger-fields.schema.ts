import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { singleLine } from '../../domain/text/single-line';

const name = singleLine(1, 100);

/** Wire fields that every passenger has (DOM-PAX-01). */
export const passengerFields = {
  title: z.enum(['Mr', 'Mrs', 'Miss', 'Ms']),
  firstName: name,
  lastName: name,
  dateOfBirth: isoDateSchema,
};
