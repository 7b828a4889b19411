/** @needs document */
import { orderRequestSchema } from '@storefront/shared/api/booking/create-order';
import { cardPaymentRequestSchema } from '@storefront/shared/api/booking/pay-by-card';
import { gatewayRequestSchema } from '@storefront/shared/api/booking/start-gateway-payment';
import {
  extrasSchema,
  type Extras,
  type HeldQuote,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { addDays, daysBetween } from '@storefront/shared/domain/dates/iso-date';
import { holidayLedger } from '@storefront/shared/domain/booking/holiday-ledger';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { createClock } from '@storefront/shared/platform/time/clock';
import fc from 'fast-check';

import { paymentOptions } from '../../domain/payment-options';
import { CARD } from '../../../testing/payment/open-payment';
import { aBookingToPay, anAttempt } from '../../../testing/payment/payment-builders';

import { cardRequest, gatewayRequest, orderRequest } from './payment-requests';

const price = (min: number, max: number) => fc.integer({ min, max }).map(pence);
const tour = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  pricePerPerson: price(0, 50_000),
  included: fc.boolean(),
});
const someExtras: fc.Arbitrary<Extras> = fc
  .record({
    transfer: fc.constantFrom('NO_TRANSFER', 'SHUTTLE', 'PRIVATE'),
    holdBags: fc.integer({ min: 0, max: 9 }),
    tours: fc.array(tour, { maxLength: 4 }),
    cruiseBoard: fc.option(
      fc.record({
        id: fc.uuid(),
        boardType: fc.string(),
        pricePerPerson: price(-20_000, 50_000),
        included: fc.boolean(),
      }),
    ),
  })
  .map((extras) => extrasSchema.parse(extras));
const someHoliday = fc.record({
  flights: price(0, 200_000),
  hotel: price(20_001, 800_000),
  guests: fc.integer({ min: 1, max: 6 }),
  daysToDeparture: fc.integer({ min: -5, max: 400 }),
  extras: someExtras,
});

/** The card of the page tests as form values. */
const card = {
  number: CARD.number,
  month: CARD.Month,
  year: CARD.Year,
  securityCode: CARD['Security code'],
  name: CARD['Cardholder name'],
};

describe('the amount', () => {
  it('is the same, to the penny, on screen, in the card charge, in the gateway charge and in the order [DEC-70, DOM-PAY-01, DEC-28, DEC-29]', () => {
    fc.assert(
      fc.property(someHoliday, ({ flights, hotel, guests, daysToDeparture, extras }) => {
        const pricePerPerson = pence(flights + hotel);
        const party = { pricePerPerson, flightPricePerPerson: flights, guests };
        const { lines, ...sums } = holidayLedger({ ...party, extras, daysToDeparture });
        const quote: HeldQuote = { ...aQuote(), ...sums, lines: [...lines] };
        const chosen = aPackage(party);
        const { leadDetails, ...booking } = aBookingToPay({ chosen, extras, quote });
        if (!leadDetails) throw new Error('aBookingToPay() must have a lead passenger.');

        for (const option of paymentOptions(quote, chosen.departureDate)) {
          expect(Object.keys(option).toSorted()).toEqual([
            'adminFee',
            'amount',
            'description',
            'title',
            'type',
          ]);
          const attempt = anAttempt({ amount: option.amount, paymentType: option.type, quote });
          const byCard = cardPaymentRequestSchema.parse(cardRequest(card, attempt, quote, 'lead-1'));
          const onPage = gatewayRequestSchema.parse(gatewayRequest(leadDetails, 'lead-1', quote, attempt));
          const order = orderRequestSchema.parse(
            orderRequest({ ...booking, leadDetails, chosen }, quote, attempt),
          );
          expect([byCard.amount, order.paymentAmount].map(inPence)).toEqual([option.amount, option.amount]);
          expect(onPage.amount).toBe(option.amount);
          expect([byCard, onPage, order].map(({ paymentType }) => paymentType)).toEqual(
            Array(3).fill(option.type),
          );
          expect([byCard, onPage, order].map(({ paymentId }) => paymentId)).toEqual(
            Array(3).fill(attempt.paymentId),
          );
          expect(inPence(order.totalHolidayPrice)).toBe(sums.total);
          expect(option.amount).toBe(option.type === 'deposit' ? sums.deposit : sums.total);
          expect(option.amount).toBeGreaterThan(0);
          expect(option.adminFee).toBe(option.type === 'deposit' ? 99 : 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  /** Converts pounds to pence and checks that they have at most two decimals. */
  function inPence(pounds: number): number {
    expect(pounds).toBe(Number(pounds.toFixed(2)));
    return Math.round(pounds * 100);
  }
});

describe('the deposit', () => {
  /** The start and the end of days in London around the clock changes, and noon. */
  const instants = [
    ['2027-03-27T00:00:00Z', '2027-03-27'],
    ['2027-03-27T23:59:59Z', '2027-03-27'],
    ['2027-03-28T00:59:59Z', '2027-03-28'],
    ['2027-03-28T01:00:00Z', '2027-03-28'],
    ['2027-03-28T22:59:59Z', '2027-03-28'],
    ['2027-03-28T23:00:00Z', '2027-03-29'],
    ['2027-10-30T22:59:59Z', '2027-10-30'],
    ['2027-10-30T23:00:00Z', '2027-10-31'],
    ['2027-10-31T00:30:00Z', '2027-10-31'],
    ['2027-10-31T23:59:59Z', '2027-10-31'],
    ['2027-11-01T00:00:00Z', '2027-11-01'],
    ['2027-03-10T12:00:00Z', '2027-03-10'],
    ['2027-10-12T12:00:00Z', '2027-10-12'],
  ] as const;

  it.each(instants)(
    'is offered at %s from 22 days after %s [PRICE-16, DEC-100, PAY-ST-02]',
    (instant, today) => {
      const clock = createClock(null, () => Date.parse(instant));
      expect(clock.today()).toBe(today);
      const offered = [-1, 0, 20, 21, 22, 23].filter((days) => {
        const departure = addDays(today, days);
        const { deposit, total } = holidayLedger({
          ...aPackage(),
          guests: 2,
          extras: aBookingToPay().extras,
          daysToDeparture: daysBetween(clock.today(), departure),
        });
        return paymentOptions({ deposit, total }, departure).some(({ type }) => type === 'deposit');
      });
      expect(offered).toEqual([22, 23]);
    },
  );
});
