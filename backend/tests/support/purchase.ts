import { randomUUID } from 'node:crypto';

import type { QuoteResponse } from '@storefront/shared/api/booking/request-quote';

import type { TestShop } from './test-shop';

export type CardPayment = Awaited<ReturnType<ReturnType<typeof purchases>['cardPayment']>>;

/** Returns builders of payment requests for a new quote and lead passenger. @param shop is called when a test runs */
export function purchases(shop: () => TestShop) {
  const booking = async (quote?: QuoteResponse) => ({
    quote: quote ?? (await shop().quote()),
    leadPassengerId: await shop().leadPassenger(),
  });

  return {
    cardPayment: async (change: object = {}, held?: QuoteResponse) => {
      const { quote, leadPassengerId } = await booking(held);
      const body = { ...cardBody(quote, leadPassengerId), ...change };
      return { quote, body };
    },
    gatewayPayment: async (change: object = {}) => {
      const { quote, leadPassengerId } = await booking();
      const body = {
        phone: '02079460123',
        email: 'ann@example.com',
        postal: 'N1',
        country: 'GB',
        city: 'London',
        address: '1 High Road',
        amount: quote.total,
        currency: 'GBP',
        customerId: leadPassengerId,
        paymentId: randomUUID(),
        quoteId: quote.quoteId,
        paymentType: 'full-amount',
        ...change,
      };
      return { quote, body };
    },
  };
}

/** Returns the request of a full card payment with a new payment id. */
export function cardBody(quote: Pick<QuoteResponse, 'quoteId' | 'total'>, leadPassengerId: string) {
  return {
    name: "Ann O'Brien",
    cardNumber: '4242424242424242',
    month: '08',
    year: '2029',
    securityCode: '123',
    amount: quote.total / 100,
    paymentType: 'full-amount',
    paymentId: randomUUID(),
    quoteId: quote.quoteId,
    leadPassengerId,
  };
}

export function orderBody({ quote, body }: CardPayment, change: object = {}) {
  const { holiday } = quote;
  return {
    hotelName: holiday.hotelName,
    hotelLocation: holiday.location,
    duration: holiday.nights,
    roomType: 'Double room',
    boardBasis: holiday.boardBasis,
    cruiseBoardBasis: null,
    pricePerPerson: quote.perPerson / 100,
    totalHolidayPrice: quote.total / 100,
    leadPassengerId: body.leadPassengerId,
    paymentId: body.paymentId,
    paymentType: body.paymentType,
    paymentAmount: body.amount,
    outboundFlight: holiday.outbound,
    inboundFlight: holiday.inbound,
    transfer: 'NO_TRANSFER',
    selectedBaggage: 0,
    selectedTours: [],
    quoteId: quote.quoteId,
    ...change,
  };
}
