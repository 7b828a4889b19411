import { pricedPartySchema, type CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { isoDateSchema } from '@storefront/shared/domain/dates/iso-date';
import { penceSchema } from '@storefront/shared/domain/pricing/pence';
import { z } from 'zod';

/** A parsed deal, read back from local storage, which is not trusted. */
export const storedDealSchema: z.ZodType<CatalogueDeal> = z.object({
  dealId: z.string().min(1),
  hotelName: z.string(),
  address: z.string(),
  imageUrl: z.string().nullable(),
  featured: z.boolean(),
  reviewScore: z.number().nullable(),
  reviewCount: z.number().nullable(),
  starClass: z.number(),
  nights: z.number(),
  boardBasis: z.string(),
  startingPrice: penceSchema,
  cheapestDate: isoDateSchema,
  departureAirportCode: z.string().default(''),
  party: pricedPartySchema,
  createdAt: z.string(),
  shipName: z.string().nullable(),
  markups: z.array(z.object({ startDate: isoDateSchema, endDate: isoDateSchema, markup: penceSchema })),
  destinationIds: z.array(z.string()),
  groupIds: z.array(z.string()),
});
