import { errorMessage } from '@storefront/server-kit/error-text';
import { bookingEmailResponseSchema } from '@storefront/shared/api/booking/send-booking-email';
import { orderResponseSchema } from '@storefront/shared/api/booking/create-order';
import { leadPassengerResponseSchema } from '@storefront/shared/api/booking/create-lead-passenger';
import { otherPassengersResponseSchema } from '@storefront/shared/api/booking/create-other-passengers';
import type { CardPaymentRequest } from '@storefront/shared/api/booking/pay-by-card';
import { quoteResponseSchema, type QuoteResponse } from '@storefront/shared/api/booking/request-quote';
import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import { chance, hashOf, pick } from '../support/demo-services';
import { orderBody, type CardPayment } from '../support/purchase';

import type { History, Outcome } from './history';
import { PaymentClient, type PaymentResult } from './payment-client';
import { seededUuid } from './seeded-uuid';
import type { ShopClient } from './shop-client';

/** Behaviours at the button "Pay now", with equal probability for each entry. */
const HABITS = ['once', 'once', 'double-click', 'two-tabs', 'again', 'leaves'] as const;
const MAX_CARDS = 3;
const OTHER_CARD_SHARE = 0.5;
const DEPOSIT_SHARE = 0.4;

/** A simulated shopper who books one holiday. */
export interface SimulatedShopper {
  readonly seed: number;
  readonly booking: number;
  readonly calls: ShopClient;
  readonly history: History;
  /** References of the available packages. */
  readonly references: readonly string[];
  /** What the shopper does with a booking afterwards. */
  readonly afterBooking?: (shopper: SimulatedShopper, reference: string) => Promise<void>;
}

type Payment = CardPayment['body'] & Pick<CardPaymentRequest, 'paymentType'>;

/** Books a holiday from the quote to the email and records what was acknowledged. Never rejects. */
export async function bookHoliday(shopper: SimulatedShopper): Promise<void> {
  const { booking, history } = shopper;
  try {
    const outcome = await book(shopper);
    const order = history.all('ordered').find((ordered) => ordered.booking === booking);
    if (order) await shopper.afterBooking?.(shopper, order.reference);
    history.add({ event: 'finished', booking, outcome });
  } catch (error) {
    history.add({ event: 'fault', booking, what: errorMessage(error) });
  }
}

async function book(shopper: SimulatedShopper): Promise<Outcome> {
  const { seed, booking, calls, history, references } = shopper;
  const dice = (what: string) => hashOf(seed, 'shopper', booking, what);
  const quote = await calls.postUntilSuccess(
    'quotes',
    {
      reference: pick(references, dice('package')),
      rooms: DEFAULT_OCCUPANCY,
      extras: { ...NO_EXTRAS, holdBags: dice('bags') % 3 },
    },
    quoteResponseSchema,
  );
  const email = `shopper-${booking}@example.com`;
  const leadPassengerId = await namePassengers(calls, email);
  history.add({ event: 'began', booking, quoteId: quote.quoteId, email });

  const client = new PaymentClient(shopper);
  const habit = pick(HABITS, dice('habit'));
  for (let card = 1; card <= MAX_CARDS; card += 1) {
    const bodies = [1, 2].map((tab) => paymentBody(shopper, quote, leadPassengerId, [card, tab]));
    const [body, other] = bodies;
    if (!body || !other) throw new Error('there is no payment');
    if (habit === 'leaves') {
      await client.payAndLeave(body);
      return 'left';
    }
    const paid = await payAs(habit, client, body, other);
    if (paid) {
      await order(shopper, { quote, body: paid });
      return 'ordered';
    }
    if (chance(seed, 'other card', booking, card) >= OTHER_CARD_SHARE) break;
  }
  return 'declined';
}

async function namePassengers(calls: ShopClient, email: string): Promise<string> {
  const { leadPassengerId } = await calls.postUntilSuccess(
    'createLeadPassenger',
    { ...LEAD, email },
    leadPassengerResponseSchema,
  );
  const passengers = [{ ...SECOND, leadPassengerId }];
  await calls.postUntilSuccess(
    'createOtherPassengers',
    { leadPassengerId, passengers },
    otherPassengersResponseSchema,
  );
  return leadPassengerId;
}

/** @returns the successful payment, or `null` */
async function payAs(
  habit: Exclude<(typeof HABITS)[number], 'leaves'>,
  client: PaymentClient,
  body: Payment,
  other: Payment,
): Promise<Payment | null> {
  if (habit === 'two-tabs') {
    const [one, two] = await Promise.all([client.pay(body), client.pay(other)]);
    if (one === 'paid') return body;
    return two === 'paid' ? other : null;
  }
  const results = new Set<PaymentResult>();
  if (habit === 'double-click')
    for (const result of await Promise.all([client.pay(body), client.pay(body)])) results.add(result);
  else results.add(await client.pay(body));
  if (habit === 'again') results.add(await client.pay(body));
  if (results.size > 1) throw new Error(`${body.paymentId} had the results ${[...results].join(' and ')}`);
  return results.has('paid') ? body : null;
}

async function order(
  { seed, booking, calls, history }: SimulatedShopper,
  payment: CardPayment,
): Promise<void> {
  const { paymentId } = payment.body;
  const times = 1 + (hashOf(seed, 'orders', booking) % 3);
  for (let time = 0; time < times; time += 1) {
    const { orderId, order: made } = await calls.postUntilSuccess(
      'orders',
      orderBody(payment),
      orderResponseSchema,
    );
    const reference = made?.referenceId ?? '';
    history.add({ event: 'ordered', booking, paymentId, orderId, reference });
    await calls.post(
      'send-booking-email',
      { bookingReference: reference, email: 'stranger@example.com' },
      bookingEmailResponseSchema,
    );
  }
}

function paymentBody(
  { seed, booking }: SimulatedShopper,
  quote: QuoteResponse,
  leadPassengerId: string,
  id: readonly number[],
): Payment {
  const deposit = chance(seed, 'deposit', booking) < DEPOSIT_SHARE ? quote.deposit : null;
  return {
    name: 'Ann Lee',
    cardNumber: '4242424242424242',
    month: '08',
    year: '2029',
    securityCode: '123',
    amount: (deposit ?? quote.total) / 100,
    paymentType: deposit === null ? 'full-amount' : 'deposit',
    paymentId: seededUuid(seed, 'payment', booking, ...id),
    quoteId: quote.quoteId,
    leadPassengerId,
  };
}

const SECOND = { title: 'Mr', firstName: 'Ben', lastName: 'Lee', dateOfBirth: '1979-02-01' };
const LEAD = {
  title: 'Mrs',
  firstName: 'Ann',
  lastName: 'Lee',
  dateOfBirth: '1980-05-12',
  telephone: '02079460123',
  postcode: 'N1 1AA',
  addressLineOne: '1 High Road',
  addressLineTwo: '',
  city: 'London',
  country: 'United Kingdom',
};
