import { z } from 'zod';

import { isoDateSchema } from '../../dates/iso-date';
import { poundsToPence, wholePounds } from '../../pricing/pence';

import { markupSchema } from './deals.schema';

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const optionalNumber = z.coerce
  .number()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

const names = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);
const listOf = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry)
    .nullish()
    .transform((value) => value ?? []);

/** One day of a voyage or tour (DOM-DBI-05). */
const itineraryDaySchema = z.object({
  day: z.coerce.number().int().min(1).max(120),
  title: z.string(),
  actions: listOf(
    z.object({
      type: z.enum(['check-in', 'check-out', 'arrive', 'depart', 'dock']),
      /** Local, such as `18:00`. */
      time: z.string(),
    }),
  ),
});

/** An excursion that may be added, or that is part of the deal (DOM-DBI-06). Pounds per person on the wire. */
export const dealTourSchema = z
  .object({
    _id: z.string().min(1),
    tourName: z.string().min(1),
    description: optionalText,
    image: z.string().nullish(),
    price: z.coerce.number().min(0),
    features: names,
    included: z.boolean().nullish(),
  })
  .transform((tour) => ({
    id: tour._id,
    name: tour.tourName,
    description: tour.description,
    image: tour.image ?? null,
    pricePerPerson: poundsToPence(tour.price),
    features: tour.features,
    included: tour.included ?? false,
  }));

const shipSchema = z.object({
  _id: optionalText,
  shipName: z.string().min(1),
  /** Cabins (DOM-DBI-07); `pp` is what one costs more per person, in pounds. */
  rooms: listOf(
    z.object({
      _id: z.string().min(1),
      roomName: z.string().min(1),
      roomDesc: optionalText,
      roomImage: z.string().nullish(),
      features: names,
      pp: z.coerce.number().min(0),
    }),
  ),
});

/** Boards on a ship (DOM-DBI-08, DOM-BOOK-07); `price` is pounds per person for the voyage. */
export const boardChoiceSchema = z
  .object({
    _id: z.string().min(1),
    boardType: z.string().min(1),
    price: z.coerce.number().min(0),
    included: z.boolean().nullish(),
    features: names,
  })
  .transform((board) => ({
    id: board._id,
    boardType: board.boardType,
    pricePerPerson: poundsToPence(board.price),
    included: board.included ?? false,
    features: board.features,
  }));

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
        /** Monthly files are the safe choice (DEC-50). */
        pricingMode: z.enum(['online', 'offline']).nullish().catch('offline'),
        startingPrice: z.coerce.number().positive(),
        cheapestDate: isoDateSchema,
        cheapestBoardBasis: optionalText,
        boardBasis: optionalText,
        boardBasisArray: z.array(z.string()).nullish(),
        cheapestDepartureAirport: optionalText,
        defaultNightDuration: z.coerce.number().int().positive(),
        minNights: optionalNumber,
        maxNights: optionalNumber,
        onlineChildren: optionalNumber,
        onlineChildAges: z.array(z.coerce.number().int().min(0).max(17)).nullish(),
        markupPrices: listOf(markupSchema),
        /** Month keys such as `jun2027` to price files (DOM-DBI-03). */
        pricesData: z.record(z.string().regex(/^[a-z]{3}\d{4}$/), z.string().min(1)).nullish(),
        images: z.array(z.string()).nullish(),
        featuredImage: z.string().nullish(),
        hotelDetails: optionalText,
        hotelDetailsExtended: optionalText,
        offerDetails: optionalText,
        offerDetailsConditions: optionalText,
        hotelYouCanAdd: optionalText,
        hotelOtherOffer: optionalText,
        itinerary: listOf(itineraryDaySchema),
        tours: listOf(dealTourSchema),
        ship: shipSchema.nullish(),
        selectedBoardBases: listOf(boardChoiceSchema),
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
        pricingMode: data.pricingMode ?? 'offline',
        startingPrice: wholePounds(data.startingPrice),
        cheapestDate: data.cheapestDate,
        boardBasis: data.cheapestBoardBasis,
        departureAirportCode: data.cheapestDepartureAirport,
        nights: data.defaultNightDuration,
        /** 6 to 9 when the deal does not say (DEC-50). */
        minNights: data.minNights ?? 6,
        maxNights: data.maxNights ?? 9,
        childAges: data.onlineChildAges ?? [],
        boardBases: data.boardBasisArray ?? [],
        markups: data.markupPrices,
        priceFiles: data.pricesData ?? {},
        images: (data.images ?? []).filter((url) => url.startsWith('http')),
        featuredImage: data.featuredImage ?? null,
        hotelDetails: data.hotelDetails,
        offerDetails: data.offerDetails,
        conditions: data.offerDetailsConditions,
        hotelDetailsExtended: data.hotelDetailsExtended,
        youCanAdd: data.hotelYouCanAdd,
        otherOffer: data.hotelOtherOffer,
        itinerary: data.itinerary,
        tours: data.tours,
        ship: data.ship ?? null,
        cruiseBoards: data.selectedBoardBases,
        shipName: data.ship?.shipName ?? null,
        isBooking: data.isBooking ?? false,
        phoneNumber: data.phoneNumber,
      })),
  }),
});
export type Deal = z.output<typeof dealByIdSchema>['deal']['data'];
export type DealWire = z.input<typeof dealByIdSchema>;
