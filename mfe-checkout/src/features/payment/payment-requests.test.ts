import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';

import { aBookingToPay, anAttempt, PAYMENT_ID } from '../../../testing/payment/payment-builders';

import { emailRequest, gatewayRequest, orderRequest } from './payment-requests';

const QUOTE = aQuote({ total: pence(106_250), perPerson: pence(53_125) });
const tour = { id: 't1', name: 'Old town walk', pricePerPerson: pence(4_550), included: false };
const ALL_EXTRAS: BookingSession['extras'] = {
  room: { code: 'SEA', name: 'Sea view', pricePerPerson: pence(4_000) },
  board: { code: 'AI', name: 'All Inclusive', pricePerPerson: pence(7_500) },
  transfer: 'SHUTTLE',
  holdBags: 2,
  tours: [tour, { ...tour, id: 't2' }],
  cruiseBoard: { id: 'b1', boardType: 'Premium', pricePerPerson: pence(4_900), included: false },
};

/** The order of a booking, and that booking. */
function ordered(overrides: Partial<BookingSession> = {}) {
  const chosen = aPackage({ imageUrl: 'https://shop.test/pool.jpg' });
  const booking = { ...aBookingToPay(overrides), chosen };
  return { booking, chosen, order: orderRequest(booking, QUOTE, anAttempt({ amount: pence(62_825) })) };
}

describe('the order', () => {
  it('has the holiday, its extras and its amounts in pounds [API-ORDERS-01, DEC-70]', () => {
    const { chosen, order } = ordered({ extras: ALL_EXTRAS });
    expect(order).toEqual({
      hotelName: 'Sol Bay Resort',
      hotelLocation: 'Side, Antalya',
      duration: 7,
      roomType: 'Sea view',
      boardBasis: 'AI',
      cruiseBoardBasis: 'Premium',
      pricePerPerson: 531.25,
      totalHolidayPrice: 1_062.5,
      leadPassengerId: 'lead-1',
      paymentId: PAYMENT_ID,
      paymentType: 'deposit',
      paymentAmount: 628.25,
      outboundFlight: chosen.outbound,
      inboundFlight: chosen.inbound,
      transfer: 'SHUTTLE',
      selectedBaggage: 2,
      selectedTours: ['t1', 't2'],
      quoteId: 'quote-1',
    });
  });

  it('without extras has the room and board of the package [API-ORDERS-01]', () => {
    expect(ordered().order).toMatchObject({
      roomType: 'Double room with balcony',
      boardBasis: 'HB',
      cruiseBoardBasis: null,
      transfer: 'NO_TRANSFER',
      selectedBaggage: 0,
      selectedTours: [],
    });
  });
});

describe('the booking email', () => {
  it('has both lines of the address in one text [DOM-PAX-02]', () => {
    const { booking, order } = ordered();
    const { leadDetails } = booking;
    if (!leadDetails) throw new Error('the booking has no lead passenger');
    const withFlat = { ...booking, leadDetails: { ...leadDetails, addressLineTwo: 'Flat 2' } };
    expect(emailRequest(withFlat, order, 'SP-REF-1').passengers[0]?.address).toBe(
      '1 High Road, Flat 2, London, N1 1AA, United Kingdom',
    );
  });

  it('has the order, flights, passengers, contact, picture and reference [API-EMAIL-01, DOM-PAX-01, DOM-PAX-02, DEC-275]', () => {
    const { booking, order } = ordered();
    expect(emailRequest(booking, order, 'SP-REF-1')).toEqual({
      ...order,
      outboundFlightNumber: '8071',
      inboundFlightNumber: '8072',
      airline: 'u2',
      passengers: [
        {
          title: 'Mrs',
          firstName: 'Ann',
          lastName: "O'Brien",
          dateOfBirth: '1980-02-29',
          email: 'ann@example.com',
          phone: '02079460123',
          address: '1 High Road, London, N1 1AA, United Kingdom',
        },
        {
          title: 'Mr',
          firstName: 'Ben',
          lastName: 'Müller',
          dateOfBirth: '1979-01-01',
          email: '',
          phone: '',
          address: '',
        },
      ],
      email: 'ann@example.com',
      hotelImage: 'https://shop.test/pool.jpg',
      bookingReference: 'SP-REF-1',
    });
  });
});

describe('a payment on the page of the provider', () => {
  it.each([
    ['France', 'FR'],
    ['Atlantis', 'GB'],
  ])(
    'has the contact of the lead passenger and the amount in pence; the country %s is %s [API-PAY-01, BADGE-04, DEC-60]',
    (country, code) => {
      const { leadDetails } = aBookingToPay();
      if (!leadDetails) throw new Error('no lead passenger');
      const lead = { ...leadDetails, addressLineTwo: 'Flat 2', country };
      expect(gatewayRequest(lead, 'lead-1', QUOTE, anAttempt())).toEqual({
        phone: '02079460123',
        email: 'ann@example.com',
        postal: 'N1 1AA',
        country: code,
        city: 'London',
        address: '1 High Road, Flat 2',
        amount: 44_440,
        currency: 'GBP',
        customerId: 'lead-1',
        paymentId: PAYMENT_ID,
        quoteId: 'quote-1',
        paymentType: 'deposit',
      });
    },
  );
});
