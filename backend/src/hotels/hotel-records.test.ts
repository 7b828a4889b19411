import { hotelRecordSchema, type HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';

import { createHotelRecords, type HotelRecordsOptions } from './hotel-records';
import { placesOf as placesIn, summaryOf } from './hotel-summary';

function recordAt(latitude: number | null, longitude: number | null): HotelRecord {
  const hotelDetails = { hotelName: 'Sol', taDetails: { latitude, longitude } };
  return hotelRecordSchema.parse({ images: [], hotelDetails });
}

/** A supplier whose records arrive when the test sends them; `reads` are the requested hotels. */
function slowSupplier() {
  const reads: number[] = [];
  const waiting = new Map<number, (record: HotelRecord | null) => void>();
  return {
    reads,
    hotelRecord: (giataId: number) => {
      reads.push(giataId);
      return new Promise<HotelRecord | null>((resolve) => waiting.set(giataId, resolve));
    },
    send: (giataId: number, record: HotelRecord | null) => waiting.get(giataId)?.(record),
  };
}

function createHotelPlaces(options: HotelRecordsOptions) {
  const summariesOf = createHotelRecords(options, summaryOf);
  return async (giataIds: readonly number[]) => placesIn(await summariesOf(giataIds));
}

describe('the places of hotels', () => {
  it('are read from the records, once for each hotel [API-PLACES-01]', async () => {
    const reads: number[] = [];
    const placesOf = createHotelPlaces({
      supplier: {
        hotelRecord: async (giataId) => {
          reads.push(giataId);
          return giataId === 3 ? null : recordAt(giataId, giataId === 2 ? null : 30);
        },
      },
    });
    const places = { places: [{ giataId: 1, latitude: 1, longitude: 30 }], pending: [] };
    expect(await placesOf([1, 2, 3, 1])).toEqual(places);
    expect(await placesOf([1, 2, 3])).toEqual(places);
    expect(reads).toEqual([1, 2, 3]);
  });

  it('are read two at a time, and the rest is pending after the limit [API-PLACES-01]', async () => {
    const supplier = slowSupplier();
    const placesOf = createHotelPlaces({ supplier, waitMs: 20 });
    expect(await placesOf([1, 2, 3])).toEqual({ places: [], pending: [1, 2, 3] });
    expect(supplier.reads).toEqual([1, 2]);
    supplier.send(2, recordAt(2, 20));
    expect(await placesOf([1, 2, 3])).toEqual({
      places: [{ giataId: 2, latitude: 2, longitude: 20 }],
      pending: [1, 3],
    });
    expect(supplier.reads).toEqual([1, 2, 3]);
  });

  it('do not wait longer than the records take', async () => {
    const supplier = slowSupplier();
    const placesOf = createHotelPlaces({ supplier, waitMs: 60_000 });
    const response = placesOf([1, 2]);
    supplier.send(1, recordAt(1, 10));
    supplier.send(2, recordAt(null, null));
    expect(await response).toEqual({ places: [{ giataId: 1, latitude: 1, longitude: 10 }], pending: [] });
  });

  it('leave out a hotel whose record fails, and keep the others', async () => {
    const placesOf = createHotelPlaces({
      supplier: {
        hotelRecord: async (giataId) => {
          if (giataId === 1) throw new Error('unreachable');
          return recordAt(2, 20);
        },
      },
    });
    expect(await placesOf([1, 2])).toEqual({
      places: [{ giataId: 2, latitude: 2, longitude: 20 }],
      pending: [],
    });
  });
});
