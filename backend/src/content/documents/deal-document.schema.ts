import { isoDateSchema } from '@storefront/shared/domain/dates/iso-date';
import { z } from 'zod';

import { departuresSchema } from './departures.schema';
import {
  boardCode,
  destinationId,
  documentId,
  html,
  pictureReference,
  pictureUrl,
  pounds,
  shortText,
  socialPicture,
} from './fields';

const itineraryDaySchema = z.strictObject({
  day: z.number().int().min(1).max(120),
  title: shortText,
  actions: z.array(
    z.strictObject({
      type: z.enum(['check-in', 'check-out', 'arrive', 'depart', 'dock']),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:00'),
    }),
  ),
});

const tourSchema = z.strictObject({
  _id: documentId,
  tourName: shortText.min(1),
  description: html,
  image: pictureUrl.nullable(),
  /** Pounds per person. */
  price: pounds.min(0),
  features: z.array(shortText),
  included: z.boolean(),
});

const cabinSchema = z.strictObject({
  _id: documentId,
  roomName: shortText.min(1),
  roomDesc: shortText,
  roomImage: pictureUrl.nullable(),
  features: z.array(shortText),
  pp: pounds.min(0),
});

const boardSchema = z.strictObject({
  _id: documentId,
  boardType: shortText.min(1),
  price: pounds.min(0),
  included: z.boolean(),
  features: z.array(shortText),
});

const markupSchema = z
  .strictObject({ startDate: isoDateSchema, endDate: isoDateSchema, markup: pounds })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    message: 'is before startDate',
    path: ['endDate'],
  });

/**
 * A deal as the content team edits it: a hotel or ship of the supplier, how it is sold, and its texts. The price is the
 * supplier's cheapest of the window on the day, unless the document states one.
 */
export const dealDocumentSchema = z
  .strictObject({
    id: documentId,
    /** Supplier key of the hotel or ship. */
    hotelKey: z.string().min(1).max(40),
    /** Replaces the supplier's name; `null` keeps it. The following fields work alike. */
    hotelName: shortText.min(1).nullable().meta({
      title: 'Hotel name',
      description: 'Leave it empty for the name of the supplier. The next four fields work alike.',
    }),
    address: shortText.nullable(),
    hotelDetails: html.nullable(),
    images: z.array(pictureReference).max(30).nullable().meta({
      title: 'Pictures',
      description: 'Replace those of the hotel. The page names caption and credit of each below it.',
    }),
    featuredImage: pictureReference.nullable().meta({
      title: 'Picture in lists',
      description: 'Leave it empty for the first picture.',
    }),
    socialPicture,
    dealType: z.enum(['featured', 'other']),
    pricingMode: z.enum(['online', 'offline']),
    isBooking: z.boolean(),
    phoneNumber: z.string().max(40).nullable(),
    nights: z.number().int().min(1).max(28),
    minNights: z.number().int().min(1).max(28),
    maxNights: z.number().int().min(1).max(28),
    /** `null` for any board of the hotel. */
    boardBasis: boardCode.nullable().meta({ title: 'Board' }),
    /** Departures of which the cheapest one is the from-price. */
    departures: departuresSchema.meta({ title: 'Departures' }),
    /** From-price in pounds per person; `null` uses the supplier's. */
    startingPrice: z.number().int().positive().max(99_999).nullable().meta({
      title: 'From-price',
      description: 'Pounds per person of the party. Leave it empty for the price of the supplier.',
    }),
    markupPrices: z.array(markupSchema),
    /** Number of months with a price file, from the current one. */
    priceMonths: z.number().int().min(0).max(18),
    onlineChildAges: z.array(z.number().int().min(0).max(17)).max(4).meta({
      title: 'Ages of the children',
      description:
        'The from-price and the page are for two adults with these children. Offline deals are for two adults.',
    }),
    hotelDetailsExtended: html,
    offerDetails: html,
    offerDetailsConditions: html,
    hotelYouCanAdd: html,
    hotelOtherOffer: html,
    itinerary: z.array(itineraryDaySchema),
    tours: z.array(tourSchema),
    ship: z
      .strictObject({ _id: documentId, shipName: shortText.min(1), rooms: z.array(cabinSchema) })
      .nullable(),
    selectedBoardBases: z.array(boardSchema),
    /** Ids of the destinations that list the deal. */
    destinationIds: z.array(destinationId).meta({ title: 'Listed with these destinations' }),
    /** Ids of the groups that list the deal while it keeps their rule (DEC-174). */
    groupIds: z.array(documentId).meta({
      title: 'Listed with these groups',
      description: 'Ids of groups, whose rule the deal must keep.',
    }),
    createdAt: z.iso.datetime({ offset: true }),
  })
  .refine(({ minNights, maxNights }) => minNights <= maxNights, {
    message: 'is below minNights',
    path: ['maxNights'],
  })
  .refine(
    ({ selectedBoardBases: boards }) => boards.length === 0 || boards.some(({ included }) => included),
    {
      message: 'one of them must be included in the price',
      path: ['selectedBoardBases'],
    },
  );
export type DealDocument = z.output<typeof dealDocumentSchema>;
