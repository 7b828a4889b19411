import type { Availability } from '@storefront/shared/api/hotels/fetch-availability';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';
import { pence } from '@storefront/shared/domain/pricing/pence';
import fc from 'fast-check';

export const DATES = ['2027-06-11', '2027-06-12', '2027-06-13'] as const;
export const BOARDS = ['HB', 'AI'] as const;
export const AIRPORTS = ['LGW', 'STN'] as const;
/** Departure ids of Gatwick, Stansted, any London airport, and an airport without packages. */
export const DEPARTURES = [1, 3, -1, 26] as const;

export function aFlight(airport: string, date: string, pounds: number): Flight {
  return {
    flightId: `${airport}-${date}`,
    departureAirportCode: airport,
    arrivalAirportCode: 'AYT',
    outboundDepartsAt: `${date}T06:10:00`,
    outboundArrivesAt: `${date}T12:15:00`,
    inboundDepartsAt: '2027-06-19T13:05:00',
    inboundArrivesAt: '2027-06-19T15:40:00',
    pricePerPerson: pence(pounds * 100),
    outboundFlightNumber: '1',
    outboundAirlineCode: 'u2',
    inboundFlightNumber: '2',
    inboundAirlineCode: 'u2',
    bagWeightKg: 20,
    adultBagPrice: pence(3000),
    childBagPrice: pence(3000),
    bagCode: '20KG',
  };
}

function aResult(flight: Flight, boardBasis: string, hotelPounds: number): HotelResult {
  return {
    quoteReference: `${flight.flightId}-${boardBasis}`,
    hotelName: 'Sol Bay Resort',
    pricePerPerson: pence(hotelPounds * 100 + flight.pricePerPerson),
    location: 'Side, Antalya',
    nights: 7,
    departureDate: flight.outboundDepartsAt.slice(0, 10),
    boardBasis,
    starClass: 4,
    departureAirportCode: flight.departureAirportCode,
    arrivalAirportCode: 'AYT',
    flightId: flight.flightId,
    rooms: [{ code: 'DB2', name: 'Double room' }],
    hotelKey: 'H1',
    giataId: 1,
    reviewScore: 4.1,
    reviewCount: 2204,
  };
}

/** A month without some dates, boards and flights. A package costs its hotel plus its flight. */
export const someMonth: fc.Arbitrary<Availability> = fc
  .record({
    hotel: fc.array(fc.integer({ min: 100, max: 900 }), { minLength: 6, maxLength: 6 }),
    fares: fc.array(fc.integer({ min: 50, max: 400 }), { minLength: 6, maxLength: 6 }),
    missingResults: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }),
    missingFlights: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
  })
  .map(({ hotel, fares, missingResults, missingFlights }) => {
    const flights = DATES.flatMap((date, day) =>
      AIRPORTS.map((airport, index) => aFlight(airport, date, fares[day * 2 + index] ?? 100)),
    );
    const results = flights.flatMap((flight, flightIndex) =>
      BOARDS.flatMap((board, boardIndex) => {
        const index = Math.floor(flightIndex / 2) * 2 + boardIndex;
        return missingResults.includes(index) ? [] : [aResult(flight, board, hotel[index] ?? 100)];
      }),
    );
    // A feed may contain a package without its flight.
    return { results, flights: flights.filter((_, index) => !missingFlights.includes(index)) };
  });
