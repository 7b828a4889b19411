import type { Occupancy, RoomOccupancy } from '@storefront/shared/domain/occupancy/occupancy';
import type { NamedRoom } from '@storefront/shared/domain/rooms/room-lines';

import { hashOf, pick } from './hash';
import type { Hotel } from './hotel';

const DOUBLES = [
  'Double room',
  'Double room with balcony',
  'Twin room with garden view',
  'Superior double room',
  'Double room with side sea view',
];

/** Returns the standard room of a hotel for each part of a party. Searches, prices and quotes name these. */
export function roomsOf(seed: number, hotel: Hotel, rooms: Occupancy): readonly NamedRoom[] {
  return rooms.map((room) => roomFor(seed, hotel, room));
}

function roomFor(seed: number, hotel: Hotel, room: RoomOccupancy): NamedRoom {
  const sleeps = room.adults + room.children;
  if (hotel.isShip) return cabinFor(hotel, sleeps);
  if (sleeps === 1) return { code: 'SG1', name: 'Single room' };
  if (sleeps === 2) return { code: 'DB2', name: pick(DOUBLES, hashOf(seed, 'room', hotel.giataId)) };
  return sleeps === 3 ? { code: 'TR3', name: 'Triple room' } : { code: `FM${sleeps}`, name: 'Family room' };
}

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

/** Better rooms with their surcharge as a share of the price per night. */
const ROOM_UPGRADES: readonly (readonly [code: string, name: string, description: string, more: number])[] = [
  ['BAL', 'with balcony', 'With a furnished balcony or terrace', 0.06],
  ['SEA', 'with sea view', 'Looks out to the sea from the window or balcony', 0.14],
  ['SUP', 'superior', 'Larger, higher up, with a seating corner', 0.22],
  ['STE', 'suite', 'A bedroom and a separate living room', 0.45],
];

const CABIN_UPGRADES: typeof ROOM_UPGRADES = [
  ['OUT', 'Outside cabin', 'With a window that looks out to sea', 0.1],
  ['BAL', 'Balcony cabin', 'With a balcony for two', 0.22],
  ['STE', 'Suite', 'Two rooms and a large balcony', 0.5],
];

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
  const upgrades = (hotel.isShip ? CABIN_UPGRADES : ROOM_UPGRADES).filter(
    ([code]) => hotel.isShip || (hotel.starClass >= 3 && hashOf(seed, 'better', hotel.giataId, code) % 3 > 0),
  );
  return [
    {
      roomCode: plain.code,
      roomName: plain.name,
      roomDescription: `${plain.name} for up to ${Math.max(2, sleeps)} guests`,
      maxOccupancy: Math.max(2, sleeps),
      priceDifference: 0,
    },
    ...upgrades.map(([code, name, description, more]) => ({
      roomCode: `${plain.code}-${code}`,
      roomName: hotel.isShip ? name : `${plain.name.split(' with ')[0]} ${name}`,
      roomDescription: description,
      maxOccupancy: Math.max(2, sleeps) + (code === 'STE' ? 1 : 0),
      priceDifference: Math.round(nightPounds * nights * more),
    })),
  ];
}
