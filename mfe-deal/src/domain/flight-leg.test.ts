import { pence } from '@storefront/shared/domain/pricing/pence';

import { aFlight } from '../../testing/flight-builders';

import { bagOffer, differenceInTotal } from './flight-difference';
import { flightLegs } from './flight-leg';

describe('the words of a flight', () => {
  it('name airports and airline, local times and how long it takes [HD-11]', () => {
    const [out, back] = flightLegs(aFlight());
    expect(out).toMatchObject({
      day: 'Sat 12 Jun',
      from: 'London Gatwick',
      departsAt: '06:10',
      to: 'Antalya',
      arrivesAt: '12:15',
      later: '',
      duration: '4h 05m',
      carrier: 'easyJet U2 8071',
    });
    expect(back).toMatchObject({ from: 'Antalya', to: 'London Gatwick', duration: '4h 35m' });
  });

  it('say when it lands on another day [HD-11]', () => {
    const [out, back] = flightLegs(
      aFlight({ outboundArrivesAt: '2027-06-13T01:15:00', inboundArrivesAt: '2027-06-21T01:00:00' }),
    );
    expect([out.later, back.later]).toEqual(['+1 day', '+2 days']);
  });

  it('go on with airlines and airports nobody knows [HD-11]', () => {
    const [out, back] = flightLegs(
      aFlight({
        outboundAirlineCode: 'zz',
        arrivalAirportCode: 'QQQ',
        inboundDepartsAt: '2027-06-12T20:00:00',
      }),
    );
    expect(out).toMatchObject({ to: 'QQQ', duration: null, carrier: 'ZZ 8071' });
    expect(back.day).toBe('Sat 12 Jun');
  });
});

describe('what a flight changes in the price', () => {
  const chosen = aFlight();
  it.each([
    [aFlight({ flightId: 'f2', pricePerPerson: pence(22_100) }), 2, '+£42 in total'],
    [aFlight({ flightId: 'f2', pricePerPerson: pence(19_400) }), 3, '−£18 in total'],
    [aFlight({ flightId: 'f2' }), 2, 'Same price'],
    [chosen, 2, 'Your choice'],
  ])('is said for the whole party [HD-11]', (flight, guests, words) => {
    expect(differenceInTotal(flight, chosen, guests)).toBe(words);
  });

  it('is the price of the flights while none is chosen [HD-11]', () => {
    expect(differenceInTotal(chosen, null, 2)).toBe('Flights £400 in total');
  });

  it.each([
    [{}, 'Add a 20 kg bag from £30'],
    [{ adultBagPrice: pence(0) }, 'Add a 20 kg bag'],
    [{ bagWeightKg: 0 }, ''],
  ])('offers a bag, never as included [HD-11]', (bag, words) => {
    expect(bagOffer(aFlight(bag))).toBe(words);
  });
});
