import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { poundsToPence, wholePounds } from '../../domain/pricing/pence';

import { markupSchema } from './deals.schema';
import {
  isPictureUrl,
  looseList,
  looseNames,
  looseNumber,
  looseText,
  poundsSchema,
  wholeSchema,
} from './loose-fields';

/** One day of a voyage or tour (DOM-DBI-05). */
const itineraryDaySchema = z.object({
  day: z.coerce.number().int().min(1).max(120),
  title: z.string(),
  actions: looseList(
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
    description: looseText,
    image: z.string().nullish().catch(null),
    price: poundsSchema,
    features: looseNames,
    included: z.boolean().nullish().catch(false),
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
  _id: looseText,
  shipName: z.string().min(1),
  /** Cabins (DOM-DBI-07); `pp` is what one costs more per person, in pounds. */
  rooms: looseList(
    z.object({
      _id: z.string().min(1),
      roomName: z.string().min(1),
      roomDesc: looseText,
      roomImage: z.string().nullish().catch(null),
      features: looseNames,
      pp: poundsSchema,
    }),
  ),
});

/** Boards on a ship (DOM-DBI-08, DOM-BOOK-07); `price` is pounds per person for the voyage. */
export const boardChoiceSchema = z
  .object({
    _id: z.string().min(1),
    boardType: z.string().min(1),
    price: poundsSchema,
    included: z.boolean().nullish().catch(false),
    features: looseNames,
  })
  .transform((board) => ({
    id: board._id,
    boardType: board.boardType,
    pricePerPerson: poundsToPence(board.price),
    included: board.included ?? false,
    features: board.features,
  }));

const HIGHEST_POUNDS = 1_000_000;
const DEFAULT_NIGHTS = 7;
const nightsSchema = z.coerce.number().int().min(1).max(28).nullish().catch(null);

/** Month keys such as `jun2027` to price files (DOM-DBI-03). */
function monthKeysOf(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).filter(([key, file]) => /^[a-z]{3}\d{4}$/.test(key) && file !== ''),
  );
}

/** What a deal says of itself (DOM-DBI-01 to 08); whatever is absent or does not fit has a neutral value. */
export const dealDataSchema = z
  .object({
    HotelName: looseText,
    address: looseText,
    hotelRating: looseNumber,
    taRating: looseNumber,
    taRatingCount: looseNumber,
    giataId: z.coerce.number().int().positive().nullish().catch(null),
    hotelKey: looseText,
    /** Monthly files are the safe choice (DEC-50). */
    pricingMode: z.enum(['online', 'offline']).nullish().catch('offline'),
    startingPrice: z.coerce.number().positive().max(HIGHEST_POUNDS).nullish().catch(null),
    cheapestDate: isoDateSchema.nullish().catch(null),
    cheapestBoardBasis: looseText,
    boardBasis: looseText,
    boardBasisArray: looseNames,
    cheapestDepartureAirport: looseText,
    defaultNightDuration: nightsSchema,
    minNights: nightsSchema,
    maxNights: nightsSchema,
    onlineChildren: looseNumber,
    onlineChildAges: looseList(wholeSchema),
    markupPrices: looseList(markupSchema),
    pricesData: z.record(z.string(), looseText).nullish().catch(null),
    images: looseNames,
    featuredImage: looseText,
    hotelDetails: looseText,
    hotelDetailsExtended: looseText,
    offerDetails: looseText,
    offerDetailsConditions: looseText,
    hotelYouCanAdd: looseText,
    hotelOtherOffer: looseText,
    itinerary: looseList(itineraryDaySchema),
    tours: looseList(dealTourSchema),
    ship: shipSchema.nullish().catch(null),
    selectedBoardBases: looseList(boardChoiceSchema),
    isBooking: z.boolean().nullish().catch(false),
    phoneNumber: looseText,
  })
  .transform((data) => ({
    hotelName: data.HotelName,
    address: data.address,
    starClass: data.hotelRating ?? 0,
    reviewScore: data.taRating,
    reviewCount: data.taRatingCount,
    giataId: data.giataId ?? null,
    hotelKey: data.hotelKey,
    pricingMode: data.pricingMode ?? 'offline',
    /** `null`: a deal without a from-price. */
    startingPrice: data.startingPrice == null ? null : wholePounds(data.startingPrice),
    cheapestDate: data.cheapestDate ?? null,
    boardBasis: data.cheapestBoardBasis || data.boardBasis,
    departureAirportCode: data.cheapestDepartureAirport,
    nights: data.defaultNightDuration ?? DEFAULT_NIGHTS,
    /** `null` when the deal does not say. */
    minNights: data.minNights ?? null,
    maxNights: data.maxNights ?? null,
    childAges: data.onlineChildAges,
    boardBases: data.boardBasisArray,
    markups: data.markupPrices,
    priceFiles: monthKeysOf(data.pricesData ?? {}),
    images: data.images.filter(isPictureUrl),
    featuredImage: isPictureUrl(data.featuredImage) ? data.featuredImage : null,
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
  }));
export type Deal = z.output<typeof dealDataSchema>;

/** `GET {backend}/api/getDealById/{id}`, read at `deal.data` (API-DEAL-01). */
export const dealByIdSchema = z.object({ deal: z.object({ data: dealDataSchema }) });
export type DealWire = z.input<typeof dealByIdSchema>;
