import { PRICED_RATINGS } from '@storefront/shared/api/content/page.schema';
import { z } from 'zod';

import { SCHOOL_HOLIDAYS } from '../school-holidays/school-holidays';

import { boardCode, destinationId, documentId, html } from './fields';

/**
 * Departures of a group's holidays: days from today, or calendar months or school holidays of the next twelve months.
 * A stay is within the school holidays as a whole (DEC-144).
 */
const departuresSchema = z.union([
  z
    .strictObject({ fromDays: z.number().int().min(1), toDays: z.number().int().max(548) })
    .refine(({ fromDays, toDays }) => fromDays <= toDays, {
      message: 'is before fromDays',
      path: ['toDays'],
    }),
  z.strictObject({ months: z.array(z.number().int().min(1).max(12)).min(1).max(12) }),
  z.strictObject({
    schoolHolidays: z.array(z.enum(SCHOOL_HOLIDAYS)).min(1).max(SCHOOL_HOLIDAYS.length),
  }),
]);

/** A themed group of destinations as the content team edits it. Its prices are the supplier's of the day. */
export const groupDocumentSchema = z.strictObject({
  id: documentId,
  name: z.string().trim().min(1).max(80),
  description1: html,
  description3: html,
  adults: z.number().int().min(1).max(6),
  children: z.number().int().min(0).max(4),
  /** Empty for the cheapest board. */
  boardBasis: z.union([z.literal(''), boardCode]),
  departures: departuresSchema,
  nights: z.array(z.number().int().min(1).max(28)).min(1).max(6),
  /** Higher prices are shown as `N/A` and sold by phone; pounds per person. */
  dearest: z.number().int().positive().nullable(),
  destinations: z
    .array(
      z.strictObject({
        destinationId,
        /** Cells without a price, sold by phone, as nights and rating such as `7-5`. */
        byPhone: z
          .array(z.string().regex(new RegExp(`^\\d{1,2}-(${PRICED_RATINGS.join('|')})$`)))
          .default([]),
      }),
    )
    .min(1)
    .max(20),
});
export type GroupDocument = z.output<typeof groupDocumentSchema>;
