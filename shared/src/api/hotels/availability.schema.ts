import { z } from 'zod';

import { isoDateSchema } from '../../domain/dates/iso-date';
import { occupancySchema } from '../../domain/occupancy/occupancy';
import { flightRowSchema, resultRowSchema } from '../supplier-rows.schema';

/** The search body of the details page (API-DETAILS-02): all as in dpSearch, ages as comma lists. */
export const availabilitySearchSchema = z.object({
  tradingNameId: z.union([z.number(), z.string()]),
  MaxResults: z.coerce.number().int().min(1).max(7000),
  DestinationType: z.literal('Region'),
  departureId: z.coerce.number().int(),
  flexibility: z.coerce.number().int(),
  destinationId: z.coerce.number().int(),
  dateMin: isoDateSchema,
  dateMax: isoDateSchema,
  durationMin: z.coerce.number().int().min(1).max(28),
  durationMax: z.coerce.number().int().min(1).max(28),
  boardType: z.string(),
  rating: z.string(),
  adultsRoom1: z.coerce.number().int(),
  childrenRoom1: z.coerce.number().int(),
  childrenAgesRoom1: z.string(),
  adultsRoom2: z.coerce.number().int().default(0),
  childrenRoom2: z.coerce.number().int().default(0),
  childagesroom2: z.string().default(''),
  adultsRoom3: z.coerce.number().int().default(0),
  childrenRoom3: z.coerce.number().int().default(0),
  childagesroom3: z.string().default(''),
  adultsRoom4: z.coerce.number().int().default(0),
  childrenRoom4: z.coerce.number().int().default(0),
  childagesroom4: z.string().default(''),
});

/** `POST {api}/getHotelAvailability` (DEC-12). */
export const availabilityRequestSchema = z.object({
  hotelKey: z.string().min(1),
  date: isoDateSchema,
  duration: z.coerce.number().int().min(1).max(28),
  search: availabilitySearchSchema,
});
export type AvailabilityRequest = z.input<typeof availabilityRequestSchema>;

/** All packages of the hotel in the window of the search, prices per person. */
export const availabilityAnswerSchema = z.object({
  results: z.array(resultRowSchema),
  flights: z.array(flightRowSchema),
});
export type Availability = z.output<typeof availabilityAnswerSchema>;

/** `POST {api}/getRoomBoardAlternatives` (API-DETAILS-04): by hotel key, date, nights and guests. */
export const alternativesRequestSchema = z.object({
  hotelKey: z.string().min(1).max(40),
  date: isoDateSchema,
  duration: z.coerce.number().int().min(1).max(28),
  guests: occupancySchema,
  /** The package that differences are counted from; the cheapest board in its plain room when left out. */
  reference: z.string().min(1).max(200).optional(),
});
export type AlternativesRequest = z.input<typeof alternativesRequestSchema>;

/** `POST {api}/getRoomBoardAlternatives` (DEC-12); differences in pounds per person against the quoted one. */
export const alternativesAnswerSchema = z.object({
  rooms: z.array(
    z.object({
      roomCode: z.string(),
      roomName: z.string(),
      roomDescription: z.string(),
      maxOccupancy: z.number().int(),
      priceDifference: z.number(),
    }),
  ),
  boards: z.array(
    z.object({
      boardCode: z.string(),
      boardName: z.string(),
      description: z.string(),
      priceDifference: z.number(),
    }),
  ),
});
export type Alternatives = z.output<typeof alternativesAnswerSchema>;
