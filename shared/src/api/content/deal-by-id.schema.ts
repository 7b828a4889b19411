import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { MAX_POUNDS, poundsToPence } from '../../domain/pricing/pence';

import { markupSchema, pricedPartySchema } from './deals.schema';
import {
  isPictureUrl,
  looseList,
  looseTexts,
  looseNumber,
  looseText,
  poundsSchema,
  wholeNumberSchema,
} from './loose-fields';
import { pictureTextsSchema } from './picture-text.schema';

/** One day of a cruise or tour (DOM-DBI-05). */
const itineraryDaySchema = z.object({
  day: z.coerce.number().int().min(1).max(120),
  title: z.string(),
  actions: looseList(
    z.object({
      type: z.enum(['check-in', 'check-out', 'arrive', 'depart', 'dock']),
      /** Local time such as `18:00`. */
      time: z.string(),
    }),
  ),
});

/** An excursion of a deal, optional or included (DOM-DBI-06). `price` is pounds per person. */
export const dealTourSchema = z
  .object({
    _id: z.string().min(1),
    tourName: z.string().min(1),
    description: looseText,
    image: z.string().nullish().catch(null),
    price: poundsSchema,
    features: looseTexts,
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
  /** Cabins (DOM-DBI-07). `pp` is the price difference per person, in pounds. */
  rooms: looseList(
    z.object({
      _id: z.string().min(1),
      roomName: z.string().min(1),
      roomDesc: looseText,
      roomImage: z.string().nullish().catch(null),
      features: looseTexts,
      pp: poundsSchema,
    }),
  ),
});

/** A ship board (DOM-DBI-08, DOM-BOOK-07). `price` is pounds per person for the whole cruise. */
export const boardChoiceSchema = z
  .object({
    _id: z.string().min(1),
    boardType: z.string().min(1),
    price: poundsSchema,
    included: z.boolean().nullish().catch(false),
    features: looseTexts,
  })
  .transform((board) => ({
    id: board._id,
    boardType: board.boardType,
    pricePerPerson: poundsToPence(board.price),
    included: board.included ?? false,
    features: board.features,
  }));

const DEFAULT_NIGHTS = 7;
const nightsSchema = z.coerce.number().int().min(1).max(28).nullish().catch(null);

/** Returns the price file names by month key, such as `jun2027` (DOM-DBI-03). */
function monthKeysOf(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).filter(([key, file]) => /^[a-z]{3}\d{4}$/.test(key) && file !== ''),
  );
}

/** Wire fields of a deal (DOM-DBI-01 to 08). */
const dealFieldsSchema = z.object({
  HotelName: looseText,
  address: looseText,
  hotelRating: looseNumber,
  taRating: looseNumber,
  taRatingCount: looseNumber,
  giataId: z.coerce.number().int().positive().nullish().catch(null),
  hotelKey: looseText,
  /** Defaults to monthly price files, which always have prices (DEC-50). */
  pricingMode: z.enum(['online', 'offline']).nullish().catch('offline'),
  /** Pounds per person. */
  startingPrice: z.coerce.number().positive().max(MAX_POUNDS).nullish().catch(null),
  cheapestDate: isoDateSchema.nullish().catch(null),
  cheapestBoardBasis: looseText,
  boardBasis: looseText,
  boardBasisArray: looseTexts,
  cheapestDepartureAirport: looseText,
  party: pricedPartySchema,
  defaultNightDuration: nightsSchema,
  minNights: nightsSchema,
  maxNights: nightsSchema,
  onlineChildren: looseNumber,
  onlineChildAges: looseList(wholeNumberSchema),
  markupPrices: looseList(markupSchema),
  pricesData: z.record(z.string(), looseText).nullish().catch(null),
  images: looseTexts,
  pictureTexts: pictureTextsSchema,
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
});
type DealFields = z.output<typeof dealFieldsSchema>;

/** A deal (DOM-DBI-01 to 08). An absent or invalid field has a neutral value. Prices are pence per person. */
export const dealDataSchema = dealFieldsSchema.transform((fields) => ({
  ...hotelOf(fields),
  ...priceDefaultsOf(fields),
  ...textsOf(fields),
  ...cruiseOf(fields),
  isBooking: fields.isBooking ?? false,
  phoneNumber: fields.phoneNumber,
}));
/** A deal with its options, prices and texts. */
export type Deal = z.output<typeof dealDataSchema>;

function hotelOf(fields: DealFields) {
  return {
    hotelName: fields.HotelName,
    address: fields.address,
    starClass: fields.hotelRating ?? 0,
    reviewScore: fields.taRating,
    reviewCount: fields.taRatingCount,
    giataId: fields.giataId ?? null,
    hotelKey: fields.hotelKey,
    images: fields.images.filter(isPictureUrl),
    /** Texts of the photographs among the pictures. */
    ...(fields.pictureTexts ? { pictureTexts: fields.pictureTexts } : {}),
    featuredImage: isPictureUrl(fields.featuredImage) ? fields.featuredImage : null,
  };
}

function priceDefaultsOf(fields: DealFields) {
  return {
    pricingMode: fields.pricingMode ?? 'offline',
    /** `null` for a deal without a from-price. */
    startingPrice: fields.startingPrice == null ? null : poundsToPence(fields.startingPrice),
    cheapestDate: fields.cheapestDate ?? null,
    boardBasis: fields.cheapestBoardBasis || fields.boardBasis,
    departureAirportCode: fields.cheapestDepartureAirport,
    /** The guests that `startingPrice` is for. */
    party: fields.party,
    nights: fields.defaultNightDuration ?? DEFAULT_NIGHTS,
    /** `null` when the deal has no limit. */
    minNights: fields.minNights ?? null,
    maxNights: fields.maxNights ?? null,
    childAges: fields.onlineChildAges,
    boardBases: fields.boardBasisArray,
    markups: fields.markupPrices,
    priceFiles: monthKeysOf(fields.pricesData ?? {}),
  };
}

/** HTML of the back office; must be sanitized before it is rendered. */
function textsOf(fields: DealFields) {
  return {
    hotelDetails: fields.hotelDetails,
    offerDetails: fields.offerDetails,
    conditions: fields.offerDetailsConditions,
    hotelDetailsExtended: fields.hotelDetailsExtended,
    youCanAdd: fields.hotelYouCanAdd,
    otherOffer: fields.hotelOtherOffer,
  };
}

function cruiseOf(fields: DealFields) {
  return {
    itinerary: fields.itinerary,
    tours: fields.tours,
    ship: fields.ship ?? null,
    shipName: fields.ship?.shipName ?? null,
    cruiseBoards: fields.selectedBoardBases,
  };
}

/** Response of `GET {backend}/api/getDealById/{id}` (API-DEAL-01). */
export const dealByIdSchema = z.object({ deal: z.object({ data: dealDataSchema }) });
/** The response as the backend sends it. */
export type DealWire = z.input<typeof dealByIdSchema>;
