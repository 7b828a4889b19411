import { pence } from '@storefront/shared/domain/pricing/pence';

import { aFlight } from '../../testing/flight-builders';

import { bagOffer, differenceInTotal } from './flight-difference';
import { flightLegs } from './flight-leg';

describe('flightLegs', () => {
  it('formats airports, airline, local times and duration [HD-11]', () => {
    const [out, back] = flightLegs(aFlight());
    expect(out).toMatchObject({
      day: 'Sat 12 Jun',
      from: 'London Gatwick',
      departsAt: '06:10',
      to: 'Antalya',
      arrivesAt: '12:15',
      dayOffset: '',
      duration: '4h 05m',
      carrier: 'easyJet U2 8071',
    });
    expect(back).toMatchObject({ from: 'Antalya', to: 'London Gatwick', duration: '4h 35m' });
  });

  it('adds the day offset of a flight that lands on another day [HD-11]', () => {
    const [out, back] = flightLegs(
      aFlight({ outboundArrivesAt: '2027-06-13T01:15:00', inboundArrivesAt: '2027-06-21T01:00:00' }),
    );
    expect([out.dayOffset, back.dayOffset]).toEqual(['+1 day', '+2 days']);
  });

  it('shows the codes of unknown airlines and airports [HD-11]', () => {
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

describe('the price difference of a flight', () => {
  const selected = aFlight();
  it.each([
    [aFlight({ flightId: 'f2', pricePerPerson: pence(22_100) }), 2, '+£42 in total'],
    [aFlight({ flightId: 'f2', pricePerPerson: pence(19_400) }), 3, '−£18 in total'],
    [aFlight({ flightId: 'f2' }), 2, 'Same price'],
    [selected, 2, 'Your choice'],
  ])('is shown for the whole party [HD-11]', (flight, guests, label) => {
    expect(differenceInTotal(flight, selected, guests)).toBe(label);
  });

  it('is the price of the flights while none is selected [HD-11]', () => {
    expect(differenceInTotal(selected, null, 2)).toBe('Flights £400 in total');
  });

  it.each([
    [{}, 'Hold bag 23 kg, £90 extra'],
    [{ adultBagPrice: pence(0) }, 'Hold bag 20 kg included'],
    [{ bagWeightKg: 0, adultBagPrice: pence(0) }, 'Hold bag 23 kg, £90 extra'],
  ])('has the bag that the checkout sells, or its own [HD-11, DEC-119]', (bag, label) => {
    expect(bagOffer(aFlight(bag))).toBe(label);
  });
});
