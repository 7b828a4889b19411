import type { FlightRow } from '@storefront/shared/api/supplier-rows.schema';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { wholePounds } from '@storefront/shared/domain/pricing/pence';

import { dayOf } from './day-of';
import { flightById, type ReturnFlight } from './flights';
import { locationOf, type Hotel } from './hotel';
import { BOOKING_HORIZON_DAYS } from './hotel-offers';
import { picturesOf } from './hotel-pictures';
import type { NoPriceReason } from './market';
import { boardPounds, isSoldOut, packagePrice, stayPounds, stayTerms } from './prices';
import { readReference, type PackageReference } from './reference';
import { partyFactor, roomsOf } from './rooms';
import { isSoldFor, reaches } from './ship-flights';

/** Longest stay that a search accepts, in nights. */
const MAX_NIGHTS = 28;

interface PricingContext {
  readonly seed: number;
  readonly today: IsoDate;
  readonly mediaBase: string;
  readonly hotelByKey: ReadonlyMap<string, Hotel>;
}

interface PriceQuery {
  readonly reference: string;
  readonly rooms: Occupancy;
  /** Replaces the flight of the reference. */
  readonly flightId: string | undefined;
}

/** Returns the package of a reference at the price of the day on which it was quoted. */
export function priceReference(
  { seed, today, mediaBase, hotelByKey }: PricingContext,
  { reference, rooms, flightId }: PriceQuery,
): ChosenPackage | NoPriceReason {
  const parsed = readReference(reference);
  const hotel = parsed && hotelByKey.get(parsed.hotelKey);
  if (!parsed || !hotel?.boards.includes(parsed.board)) return 'unknown-reference';

  const reason = unavailableReason(seed, hotel, parsed, today);
  if (reason) return reason;
  const flight = flightFor(
    seed,
    hotel,
    parsed.date,
    parsed.nights,
    flightId ?? parsed.flightId,
    parsed.quotedOn,
  );
  if (!flight) return 'unknown-reference';

  const stayOf = stayPounds(seed, hotel, stayTerms(parsed.date, parsed.nights, parsed.quotedOn));
  const stay = wholePounds(stayOf(boardPounds(hotel, parsed.board)) * partyFactor(rooms));
  return {
    quoteReference: reference,
    flightId: flight.flightId,
    giataId: hotel.giataId,
    hotelKey: hotel.hotelKey,
    hotelName: hotel.name,
    location: locationOf(hotel),
    imageUrl: hotel.hasContent ? (picturesOf(seed, hotel, mediaBase)[0] ?? null) : null,
    starClass: hotel.starClass,
    departureDate: parsed.date,
    nights: parsed.nights,
    boardBasis: parsed.board,
    rooms: [...roomsOf(seed, hotel, rooms)],
    occupancy: rooms,
    outbound: flightLeg(flight.row, 'ob'),
    inbound: flightLeg(flight.row, 'ib'),
    flightPricePerPerson: wholePounds(flight.pounds),
    pricePerPerson: packagePrice(stay, wholePounds(flight.pounds)),
  };
}

function unavailableReason(
  seed: number,
  hotel: Hotel,
  { date, nights, quotedOn }: PackageReference,
  today: IsoDate,
): NoPriceReason | null {
  const age = daysBetween(quotedOn, today);
  if (age < 0) return 'unknown-reference';
  if (age > 1) return 'expired';
  if (date <= today) return 'departed';
  // No search returns such a reference.
  if (
    daysBetween(today, date) > BOOKING_HORIZON_DAYS ||
    nights < 1 ||
    nights > MAX_NIGHTS ||
    !isSoldFor(hotel, date, nights)
  )
    return 'unknown-reference';
  return isSoldOut(seed, hotel, dayOf(date)) ? 'sold-out' : null;
}

/** Returns the flight if it matches the destination, the date and the nights, else `null`. */
function flightFor(
  seed: number,
  hotel: Hotel,
  date: IsoDate,
  nights: number,
  flightId: string,
  quotedOn: IsoDate,
): ReturnFlight | null {
  const flight = flightById(seed, flightId, quotedOn);
  if (!flight) return null;
  const fits =
    flight.arrivalCode === hotel.destination.code &&
    flightId.endsWith(`-${date.replaceAll('-', '')}-${nights}`) &&
    reaches(hotel, flight, date);
  return fits ? flight : null;
}

function flightLeg(row: FlightRow, way: 'ob' | 'ib') {
  const out = way === 'ob';
  return {
    flightNumber: String((out ? row.obfltno : row.ibfltno) ?? ''),
    airlineCode: String((out ? row.obfltsupp : row.ibfltsupp) ?? ''),
    departureAirportCode: out ? row.depAPC : row.arrAPC,
    arrivalAirportCode: out ? row.arrAPC : row.depAPC,
    departsAt: out ? row.obdepDate : row.ibdepDate,
    arrivesAt: out ? row.obarrDate : row.ibarrDate,
  };
}
