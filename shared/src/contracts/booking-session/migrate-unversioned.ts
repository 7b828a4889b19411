import { z } from 'zod';

import { poundsToPence, wholePounds } from '../../domain/pricing/pence';

import { EMPTY_SESSION, type BookingSession, type FlightLeg, type Upgrade } from './booking-session.schema';

const legSchema = z.object({
  flightNumber: z.string(),
  departureAirport: z.string(),
  arrivalAirport: z.string(),
  departureTime: z.string(),
  arrivalTime: z.string(),
  airline: z.string(),
});

const differenceFields = { priceDifference: z.number(), isSelected: z.boolean().default(false) };

/** Version 0: the booking data of the specification (DOM-BOOK-01 to 05), with amounts in pounds. */
const unversionedSchema = z.object({
  guid: z.string().min(1),
  pricePerPerson: z.number(),
  guests: z.number().int().min(1).max(6),
  duration: z.union([z.number(), z.string()]),
  departureDate: z.string(),
  hotelDetails: z.object({
    name: z.string(),
    location: z.string(),
    currentRoom: z.string(),
    currentBoard: z.string(),
    images: z.array(z.string()).default([]),
    availableRooms: z
      .array(z.object({ roomCode: z.string(), roomName: z.string(), ...differenceFields }))
      .catch([]),
    availableBoards: z
      .array(z.object({ boardCode: z.string(), boardName: z.string(), ...differenceFields }))
      .catch([]),
  }),
  flightDetails: z.object({ outbound: legSchema, inbound: legSchema, totalFlightPrice: z.number() }),
  selectedTransfer: z.string().default('NO_TRANSFER'),
  contactEmail: z.string().optional(),
  contactPhone: z.string().optional(),
  giataId: z.number().int().positive(),
  hotelKey: z.string().min(1),
  fltId: z.string().min(1),
});

/**
 * Migrates version 0 to version 1: pounds become pence, and contact and extras become objects.
 *
 * The shopper keeps the holiday, the transfer and the contact. Passengers and payment are entered again, because
 * version 0 did not record whether the backend has stored them.
 *
 * @returns the data unchanged when they are not version 0, so that the schema of version 1 rejects them with a reason
 */
export function migrateUnversioned(stored: unknown): unknown {
  const parsed = unversionedSchema.safeParse(stored);
  if (!parsed.success) return stored;
  const old = parsed.data;

  const migrated: BookingSession = {
    ...EMPTY_SESSION,
    chosen: {
      quoteReference: old.guid,
      flightId: old.fltId,
      giataId: old.giataId,
      hotelKey: old.hotelKey,
      hotelName: old.hotelDetails.name,
      location: old.hotelDetails.location,
      imageUrl: old.hotelDetails.images[0] ?? null,
      starClass: 0,
      departureDate: old.departureDate,
      nights: typeof old.duration === 'number' ? old.duration : Number.parseInt(old.duration, 10),
      boardBasis: old.hotelDetails.currentBoard,
      rooms: [{ code: old.hotelDetails.currentRoom, name: old.hotelDetails.currentRoom }],
      occupancy: [{ adults: old.guests, children: 0, childAges: [] }],
      outbound: migrateLeg(old.flightDetails.outbound),
      inbound: migrateLeg(old.flightDetails.inbound),
      flightPricePerPerson: poundsToPence(old.flightDetails.totalFlightPrice / old.guests),
      pricePerPerson: wholePounds(old.pricePerPerson),
    },
    extras: {
      ...EMPTY_SESSION.extras,
      transfer: migrateTransfer(old.selectedTransfer),
      room: selectedUpgrade(
        old.hotelDetails.availableRooms.map(({ roomCode: code, roomName: name, ...rest }) => ({
          ...rest,
          code,
          name,
        })),
      ),
      board: selectedUpgrade(
        old.hotelDetails.availableBoards.map(({ boardCode: code, boardName: name, ...rest }) => ({
          ...rest,
          code,
          name,
        })),
      ),
    },
    contact:
      old.contactEmail && old.contactPhone ? { email: old.contactEmail, phone: old.contactPhone } : null,
  };
  return migrated;
}

function migrateLeg(old: z.output<typeof legSchema>): FlightLeg {
  return {
    flightNumber: old.flightNumber,
    airlineCode: old.airline,
    departureAirportCode: old.departureAirport,
    arrivalAirportCode: old.arrivalAirport,
    departsAt: old.departureTime,
    arrivesAt: old.arrivalTime,
  };
}

interface OldOption {
  readonly code: string;
  readonly name: string;
  /** Pounds per person. */
  readonly priceDifference: number;
  readonly isSelected: boolean;
}

/** Returns the selected option with a price difference (PRICE-04, DEC-74), or `null` when the quoted one is selected. */
function selectedUpgrade(choices: readonly OldOption[]): Upgrade | null {
  const chosen = choices.find(({ isSelected, priceDifference }) => isSelected && priceDifference !== 0);
  if (!chosen) return null;
  const { code, name, priceDifference } = chosen;
  return { code, name, pricePerPerson: poundsToPence(priceDifference) };
}

/** Every other value means a private transfer (DOM-BOOK-06). */
function migrateTransfer(selected: string): BookingSession['extras']['transfer'] {
  if (selected === 'NO_TRANSFER' || selected === 'SHUTTLE') return selected;
  return 'PRIVATE';
}
