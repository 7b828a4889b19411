import { z } from 'zod';

import { isoDateSchema } from '../../dates/iso-date';
import { wholePounds } from '../../pricing/pence';

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const optionalNumber = z.coerce
  .number()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** `GET {backend}/api/getDealById/{id}`, read at `deal.data` (API-DEAL-01, DOM-DBI-01 to 08). */
export const dealByIdSchema = z.object({
  deal: z.object({
    data: z
      .object({
        HotelName: z.string(),
        address: optionalText,
        hotelRating: optionalNumber,
        taRating: optionalNumber,
        taRatingCount: optionalNumber,
        giataId: z.coerce.number().int().positive(),
        hotelKey: z.string().min(1),
        pricingMode: z.enum(['online', 'offline']),
        startingPrice: z.coerce.number().positive(),
        cheapestDate: isoDateSchema,
        cheapestBoardBasis: optionalText,
        boardBasisArray: z.array(z.string()).nullish(),
        cheapestDepartureAirport: optionalText,
        defaultNightDuration: z.coerce.number().int().positive(),
        images: z.array(z.string()).nullish(),
        featuredImage: z.string().nullish(),
        hotelDetails: optionalText,
        offerDetails: optionalText,
        offerDetailsConditions: optionalText,
        ship: z.object({ shipName: z.string() }).nullish(),
        isBooking: z.boolean().nullish(),
        phoneNumber: optionalText,
      })
      .transform((data) => ({
        hotelName: data.HotelName,
        address: data.address,
        starClass: data.hotelRating ?? 0,
        reviewScore: data.taRating,
        reviewCount: data.taRatingCount,
        giataId: data.giataId,
        hotelKey: data.hotelKey,
        pricingMode: data.pricingMode,
        startingPrice: wholePounds(data.startingPrice),
        cheapestDate: data.cheapestDate,
        boardBasis: data.cheapestBoardBasis,
        departureAirportCode: data.cheapestDepartureAirport,
        nights: data.defaultNightDuration,
        images: (data.images ?? []).filter((url) => url.startsWith('http')),
        featuredImage: data.featuredImage ?? null,
        hotelDetails: data.hotelDetails,
        offerDetails: data.offerDetails,
        conditions: data.offerDetailsConditions,
        shipName: data.ship?.shipName ?? null,
        isBooking: data.isBooking ?? false,
        phoneNumber: data.phoneNumber,
      })),
  }),
});
export type Deal = z.output<typeof dealByIdSchema>['deal']['data'];
export type DealWire = z.input<typeof dealByIdSchema>;
