import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { leadPassengerResponseSchema } from '@storefront/shared/api/booking/create-lead-passenger';
import { orderResponseSchema } from '@storefront/shared/api/booking/create-order';
import { quoteResponseSchema, type QuoteResponse } from '@storefront/shared/api/booking/request-quote';
import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';
import { z } from 'zod';

import { NoResponse, type Response, type Visitor } from './visitor';

/** The storefront gives up later: it polls the status of a payment for minutes. */
const BOOKING_LIMIT_MS = 90_000;
const RETRY_MS = 500;
/** Responses that the storefront repeats a request after. */
const REPEATED = [429, 500, 502, 503, 504];

export interface Booked {
  readonly reference: string;
  readonly quoteId: string;
  /** Requests that were sent again after no response or one of `REPEATED`. */
  readonly repeated: number;
}

/** Requests a quote. @returns null when the holiday is not available any more */
export async function requestQuote(
  visitor: Visitor,
  api: string,
  reference: string,
): Promise<{ readonly response: Response; readonly quote: QuoteResponse | null }> {
  const body = { reference, rooms: DEFAULT_OCCUPANCY, extras: NO_EXTRAS };
  const response = await visitor.request(`${api}/api/quotes`, body, 'identity');
  if (response.status !== 200) return { response, quote: null };
  return { response, quote: quoteResponseSchema.parse(JSON.parse(response.body)) };
}

/**
 * Books a holiday with a card, as the storefront does: every request is repeated with the same ids until it has a response.
 *
 * @throws Error when a request is refused, or there was none within the limit
 */
export async function book(visitor: Visitor, api: string, reference: string): Promise<Booked> {
  const deadline = Date.now() + BOOKING_LIMIT_MS;
  let repeated = 0;
  const post = async <T>(path: string, body: object, schema: z.ZodType<T>): Promise<T> => {
    for (;;) {
      const response = await visitor
        .request(`${api}/api/${path}`, body, 'identity')
        .catch((error: unknown) => {
          if (error instanceof NoResponse) return null;
          throw error;
        });
      // A payment in progress is repeated like one without a response.
      const isOver = response !== null && !REPEATED.includes(response.status) && response.status !== 409;
      if (isOver && response.status < 300) return schema.parse(JSON.parse(response.body));
      const text = response === null ? 'no response' : `${response.status} ${response.body.slice(0, 160)}`;
      if (isOver || Date.now() > deadline) throw new Error(`${path}: ${text}`);
      repeated += 1;
      await pause(RETRY_MS);
    }
  };
  const request = { reference, rooms: DEFAULT_OCCUPANCY, extras: NO_EXTRAS };
  const quote = await post('quotes', request, quoteResponseSchema);
  const { leadPassengerId } = await post('createLeadPassenger', LEAD, leadPassengerResponseSchema);
  await post(
    'createOtherPassengers',
    { leadPassengerId, passengers: [{ ...SECOND, leadPassengerId }] },
    z.unknown(),
  );
  const payment = paymentBody(quote, leadPassengerId);
  await post('payments', payment, z.unknown());
  const { order } = await post('orders', orderBody(quote, payment), orderResponseSchema);
  return { reference: order?.referenceId ?? '', quoteId: quote.quoteId, repeated };
}

type Payment = ReturnType<typeof paymentBody>;

function paymentBody(quote: QuoteResponse, leadPassengerId: string) {
  return {
    name: 'Ann Lee',
    cardNumber: '4242424242424242',
    month: '08',
    year: '2029',
    securityCode: '123',
    amount: quote.total / 100,
    paymentType: 'full-amount' as const,
    paymentId: randomUUID(),
    quoteId: quote.quoteId,
    leadPassengerId,
  };
}

function orderBody({ holiday, total, perPerson, quoteId }: QuoteResponse, payment: Payment) {
  return {
    hotelName: holiday.hotelName,
    hotelLocation: holiday.location,
    duration: holiday.nights,
    roomType: 'Double room',
    boardBasis: holiday.boardBasis,
    cruiseBoardBasis: null,
    pricePerPerson: perPerson / 100,
    totalHolidayPrice: total / 100,
    leadPassengerId: payment.leadPassengerId,
    paymentId: payment.paymentId,
    paymentType: payment.paymentType,
    paymentAmount: payment.amount,
    outboundFlight: holiday.outbound,
    inboundFlight: holiday.inbound,
    transfer: 'NO_TRANSFER',
    selectedBaggage: 0,
    selectedTours: [],
    quoteId,
  };
}

const SECOND = { title: 'Mr', firstName: 'Ben', lastName: 'Lee', dateOfBirth: '1979-02-01' };
const LEAD = {
  title: 'Mrs',
  firstName: 'Ann',
  lastName: 'Lee',
  dateOfBirth: '1980-05-12',
  email: 'ann@example.com',
  telephone: '02079460123',
  postcode: 'N1 1AA',
  addressLineOne: '1 High Road',
  addressLineTwo: '',
  city: 'London',
  country: 'United Kingdom',
};
