import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { addDays, daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import { seedDocuments } from '../../content/seed-documents';

import { createMarket } from './create-market';
import { dayOf } from './day-of';
import { returnFlights } from './flights';
import { allHotels } from './hotels';
import type { PricedPackage } from './market';
import { writeReference } from './reference';

const TODAY = '2026-11-21';
const HOUR_MS = 3_600_000;
const { deals } = seedDocuments({ today: TODAY, publicUrl: 'http://localhost:3001' });
const cruises = deals.filter(({ ship }) => ship !== null);
const CASES = [7, 8, 20_261_121].flatMap((seed) =>
  cruises.map((cruise) => ({ seed, cruise, id: cruise.id })),
);

const marketOf = (seed: number) =>
  createMarket({ seed, today: () => TODAY, mediaBase: 'http://localhost:3001' });

/** Every package of a ship on every date on sale, for 1 to 14 nights. */
function packagesOf(seed: number, hotelKey: string): readonly PricedPackage[] {
  const plan = marketOf(seed).plan({
    destinationId: 1,
    departureId: -1,
    dateMin: TODAY,
    dateMax: addDays(TODAY, 548),
    durationMin: 1,
    durationMax: 14,
    boardType: '',
    rating: '12345',
    rooms: DEFAULT_OCCUPANCY,
    hotelKey,
    maxResults: 1_000_000,
  });
  return [...plan.packages()];
}

/** Times of the itinerary on a date: when the ship sails, and when the last guest is ashore. */
function timesOf({ itinerary }: (typeof cruises)[number], date: IsoDate) {
  const [first, last] = [itinerary[0], itinerary.at(-1)];
  const sails = first?.actions.find(({ type }) => type === 'depart')?.time;
  const ashore = last?.actions.at(-1)?.time;
  if (!last || !sails || !ashore) throw new Error('the itinerary has no first or last day');
  return {
    nights: last.day - 1,
    sails: Date.parse(`${date}T${sails}Z`),
    ashore: Date.parse(`${addDays(date, last.day - 1)}T${ashore}Z`),
  };
}

const isInTime = (
  times: ReturnType<typeof timesOf>,
  { obarrDate, ibdepDate }: Pick<PricedPackage['flight']['row'], 'obarrDate' | 'ibdepDate'>,
) =>
  Date.parse(`${obarrDate}Z`) <= times.sails - 4 * HOUR_MS &&
  Date.parse(`${ibdepDate}Z`) >= times.ashore + 2 * HOUR_MS;

describe('a cruise', () => {
  it('is sold by eight deals', () => {
    expect(cruises).toHaveLength(8);
  });

  it.each(CASES)(
    'of deal $id with seed $seed sails once a week, with flights that meet the ship [DEC-135, DEC-173]',
    ({ seed, cruise }) => {
      const packages = packagesOf(seed, cruise.hotelKey);
      const dates = [...new Set(packages.map(({ date }) => date))].toSorted();
      expect(dates.length).toBeGreaterThan(50);
      expect(new Set(dates.map((date) => daysBetween(TODAY, date) % 7)).size).toBe(1);
      const impossible = packages.filter(({ date, nights, board, flight }) => {
        const times = timesOf(cruise, date);
        return nights !== times.nights || board !== 'FB' || !isInTime(times, flight.row);
      });
      expect(impossible).toEqual([]);
    },
  );

  it.each(CASES)(
    'of deal $id with seed $seed is not priced with any other flight of its route [DEC-135]',
    ({ seed, cruise }) => {
      const market = marketOf(seed);
      const hotel = allHotels(seed).find(({ hotelKey }) => hotelKey === cruise.hotelKey);
      if (!hotel) throw new Error('the ship does not exist');
      const prices = { priced: 0, refused: 0 };
      for (let day = 60; day < 90; day += 1) {
        const date = addDays(TODAY, day);
        for (const departure of airportCodes(-1))
          for (const { flightId, row } of returnFlights(
            seed,
            departure,
            hotel.destination.code,
            date,
            7,
            TODAY,
          )) {
            const { hotelKey } = hotel;
            const reference = writeReference({
              hotelKey,
              date,
              nights: 7,
              board: 'FB',
              flightId,
              quotedOn: TODAY,
            });
            const price = market.price(reference, DEFAULT_OCCUPANCY);
            if (price === 'sold-out') continue;
            if (hotel.voyage?.sailingDay !== dayOf(date) % 7) {
              expect(price).toBe('unknown-reference');
              continue;
            }
            const isPriced = typeof price === 'object';
            if (isPriced !== isInTime(timesOf(cruise, date), row))
              throw new Error(`${flightId}: ${isPriced}`);
            prices[isPriced ? 'priced' : 'refused'] += 1;
          }
      }
      expect(prices.refused).toBeGreaterThan(0);
    },
  );

  it.each([1, 2, 3, 4, 5])('sells cabins to %i guests, and names their deck [DEC-135]', (adults) => {
    const market = marketOf(7);
    for (const { hotelKey, ship } of cruises) {
      const hotel = market.hotelByKey(hotelKey);
      if (!hotel) throw new Error('the ship does not exist');
      const rooms = [{ adults, children: 0, childAges: [] }];
      const { rooms: cabins } = market.alternatives(hotel, { date: addDays(TODAY, 90), nights: 7, rooms });
      expect(cabins[0]?.roomName).toMatch(/^Inside cabin on deck \d$/);
      const inThePrice = ship?.rooms.find(({ pp }) => pp === 0);
      const deck = cabins[0]?.roomName.slice(-1) ?? '';
      expect([inThePrice?.roomName, inThePrice?.roomDesc]).toEqual([
        'Inside cabin',
        expect.stringContaining(`deck ${deck}`),
      ]);
      for (const { roomName } of cabins) expect(roomName).not.toMatch(/room|hotel/i);
      const scenes = cabins.map(
        ({ pictureUrl }) => /media\/(?<scene>[a-z]+)/.exec(pictureUrl ?? '')?.groups?.['scene'],
      );
      expect(scenes).toEqual(['insidecabin', 'outsidecabin', 'balconycabin', 'suite']);
    }
  });
});
