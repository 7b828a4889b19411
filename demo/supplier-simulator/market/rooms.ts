import type { Occupancy, RoomOccupancy } from '@storefront/shared/domain/occupancy/occupancy';
import type { NamedRoom } from '@storefront/shared/domain/rooms/room-lines';

import { hasFacility } from './facilities';
import { hashOf, pick } from './hash';
import type { Hotel } from './hotel';

/** Names of double rooms, and the facility without which a hotel has no such room. */
const DOUBLES: readonly (readonly [name: string, facility?: string])[] = [
  ['Double room'],
  ['Double room with balcony', 'Balcony'],
  ['Twin room with garden view', 'Garden'],
  ['Superior double room'],
  ['Double room with side sea view', 'Sea view'],
];

/** Returns the standard room of a hotel for each part of a party. Searches, prices and quotes name these. */
export function roomsOf(seed: number, hotel: Hotel, rooms: Occupancy): readonly NamedRoom[] {
  return rooms.map((room) => roomFor(seed, hotel, room));
}

function roomFor(seed: number, hotel: Hotel, room: RoomOccupancy): NamedRoom {
  const sleeps = room.adults + room.children;
  if (hotel.isShip) return cabinFor(hotel, sleeps);
  if (sleeps === 1) return { code: 'SG1', name: 'Single room' };
  if (sleeps === 2) return { code: 'DB2', name: doubleFor(seed, hotel) };
  return sleeps === 3 ? { code: 'TR3', name: 'Triple room' } : { code: `FM${sleeps}`, name: 'Family room' };
}

/** A room without what the hotel lacks: no side sea view in Krakow. */
function doubleFor(seed: number, hotel: Hotel): string {
  const [name, facility] = pick(DOUBLES, hashOf(seed, 'room', hotel.giataId));
  return facility === undefined || hasFacility(seed, hotel, facility) ? name : plainName(name);
}

const plainName = (name: string) => name.replace(/ with .*/, '');

/** Returns the cabin of a ship that is in the price. */
function cabinFor({ giataId }: Hotel, sleeps: number): NamedRoom {
  // The texts of the deals name the deck too.
  return { code: `IN${sleeps}`, name: `Inside cabin on deck ${3 + (giataId % 3)}` };
}

const ADULT_SHARES: Readonly<Record<number, number>> = { 1: 1.55, 2: 1, 3: 0.93, 4: 0.88, 5: 0.86, 6: 0.85 };

/** Share of the adult hotel price that a child pays. `age` is that on the return date. */
function childShare(age: number): number {
  return age < 2 ? 0.1 : age < 12 ? 0.55 : 0.75;
}

/** Returns the average hotel price per guest of a party, relative to two adults sharing. */
export function partyFactor(rooms: Occupancy): number {
  let shares = 0;
  let guests = 0;
  for (const { adults, childAges } of rooms) {
    shares += adults * (ADULT_SHARES[adults] ?? 1) + childAges.reduce((sum, age) => sum + childShare(age), 0);
    guests += adults + childAges.length;
  }
  return shares / guests;
}

interface Upgrade {
  readonly code: string;
  /** @param room name of the room in the price, without its view */
  readonly nameOf: (room: string) => string;
  readonly description: string;
  /** Surcharge as a share of the price per night. */
  readonly more: number;
  /** Facility without which a hotel has no such room. */
  readonly facility?: string;
}

const ROOM_UPGRADES: readonly Upgrade[] = [
  {
    code: 'BAL',
    nameOf: (room) => `${room} with balcony`,
    description: 'With a furnished balcony or terrace',
    more: 0.06,
    facility: 'Balcony',
  },
  {
    code: 'SEA',
    nameOf: (room) => `${room} with sea view`,
    description: 'Looks out to the sea from the window or balcony',
    more: 0.14,
    facility: 'Sea view',
  },
  {
    code: 'SUP',
    nameOf: (room) => (room.startsWith('Superior') ? room : `Superior ${room.toLowerCase()}`),
    description: 'Larger, higher up, with a seating corner',
    more: 0.22,
  },
  {
    code: 'STE',
    nameOf: (room) => (room.startsWith('Family') ? 'Family suite' : 'Suite'),
    description: 'A bedroom and a separate living room',
    more: 0.45,
  },
];

const CABIN_UPGRADES: readonly Upgrade[] = [
  {
    code: 'OUT',
    nameOf: () => 'Outside cabin',
    description: 'With a window that looks out to sea',
    more: 0.1,
  },
  { code: 'BAL', nameOf: () => 'Balcony cabin', description: 'With a balcony for two', more: 0.22 },
  { code: 'STE', nameOf: () => 'Suite', description: 'Two rooms and a large balcony', more: 0.5 },
];

/** Returns the better rooms of a hotel of which none is the room that is in the price already. */
function upgradesOf(seed: number, hotel: Hotel, plain: string): readonly Upgrade[] {
  if (hotel.isShip) return CABIN_UPGRADES;
  if (hotel.starClass < 3) return [];
  return ROOM_UPGRADES.filter(
    ({ code, nameOf, facility }) =>
      hashOf(seed, 'better', hotel.giataId, code) % 3 > 0 &&
      nameOf(plainName(plain)) !== plain &&
      (facility === undefined || hasFacility(seed, hotel, facility)),
  );
}

/** Returns the rooms for a party, the standard one first. Price differences are in pounds per person. */
export function roomChoices(
  seed: number,
  hotel: Hotel,
  rooms: Occupancy,
  nightPounds: number,
  nights: number,
) {
  const [first] = rooms;
  const plain = first ? roomFor(seed, hotel, first) : { code: 'DB2', name: 'Double room' };
  const sleeps = Math.max(...rooms.map(({ adults, children }) => adults + children));
  return [
    {
      roomCode: plain.code,
      roomName: plain.name,
      roomDescription: `${plain.name} for up to ${Math.max(2, sleeps)} guests`,
      maxOccupancy: Math.max(2, sleeps),
      priceDifference: 0,
    },
    ...upgradesOf(seed, hotel, plain.name).map(({ code, nameOf, description, more }) => ({
      roomCode: `${plain.code}-${code}`,
      roomName: nameOf(plainName(plain.name)),
      roomDescription: description,
      maxOccupancy: Math.max(2, sleeps) + (code === 'STE' ? 1 : 0),
      priceDifference: Math.round(nightPounds * nights * more),
    })),
  ];
}
