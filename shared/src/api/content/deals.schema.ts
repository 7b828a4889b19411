import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { TWO_ADULTS } from '../../domain/deals/deal-party';
import { MAX_POUNDS, poundsToPence } from '../../domain/pricing/pence';

import { looseNumber, looseText, poundsDifferenceSchema } from './loose-fields';

/** A period in which a deal costs more or less (DOM-MARKUP-01). `markup` is pounds on the wire and pence here. */
export const markupSchema = z
  .object({ startDate: isoDateSchema, endDate: isoDateSchema, markup: poundsDifferenceSchema.catch(0) })
  .transform(({ markup, ...period }) => ({ ...period, markup: poundsToPence(markup) }));

/** The guests of a from-price; two adults where the back office does not send them (DEC-482). */
export const pricedPartySchema = z
  .object({ adults: z.number().int().min(1).max(6), children: z.number().int().min(0).max(4) })
  .default(TWO_ADULTS)
  .catch(TWO_ADULTS);

/** One deal of the catalogue (DOM-CAT-01). `startingPrice` is pounds on the wire and pence here. */
export const catalogueDealSchema = z
  .object({
    dealId: z.union([z.string(), z.number()]).transform(String),
    data: z.object({
      HotelName: z.string(),
      address: looseText,
      featuredImage: z.string().nullish(),
      dealType: looseText,
      taRating: looseNumber,
      taRatingCount: looseNumber,
      hotelRating: looseNumber,
      defaultNightDuration: looseNumber,
      cheapestBoardBasis: looseText,
      boardBasis: looseText,
      startingPrice: z.coerce.number().positive().max(MAX_POUNDS),
      cheapestDate: isoDateSchema,
      cheapestDepartureAirport: looseText,
      party: pricedPartySchema,
      createdAt: looseText,
      ship: z.object({ shipName: z.string() }).nullish(),
      markupPrices: z.array(markupSchema).nullish(),
      individualDestinationIds: z.array(z.union([z.string(), z.number()]).transform(String)).nullish(),
      groupDestinationIds: z.array(z.union([z.string(), z.number()]).transform(String)).nullish(),
    }),
  })
  .transform(({ dealId, data }) => ({
    dealId,
    hotelName: data.HotelName,
    address: data.address,
    imageUrl: data.featuredImage ?? null,
    featured: data.dealType === 'featured',
    reviewScore: data.taRating,
    reviewCount: data.taRatingCount,
    starClass: data.hotelRating ?? 0,
    nights: data.defaultNightDuration ?? 7,
    boardBasis: data.cheapestBoardBasis || data.boardBasis,
    startingPrice: poundsToPence(data.startingPrice),
    cheapestDate: data.cheapestDate,
    departureAirportCode: data.cheapestDepartureAirport,
    party: data.party,
    createdAt: data.createdAt,
    shipName: data.ship?.shipName || null,
    markups: data.markupPrices ?? [],
    destinationIds: data.individualDestinationIds ?? [],
    groupIds: data.groupDestinationIds ?? [],
  }));
/** A deal of the catalogue. */
export type CatalogueDeal = z.output<typeof catalogueDealSchema>;
/** A deal of the catalogue as the backend sends it. */
export type CatalogueDealWire = z.input<typeof catalogueDealSchema>;

/** Response of `GET {backend}/api/getAllDeals` (API-DEALS-01). Invalid deals are left out. */
export const allDealsSchema = z.object({ deals: z.array(z.unknown()) }).transform(({ deals }) =>
  deals.flatMap((deal) => {
    const parsed = catalogueDealSchema.safeParse(deal);
    return parsed.success ? [parsed.data] : [];
  }),
);
