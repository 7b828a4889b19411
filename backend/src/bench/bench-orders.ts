import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { median } from './bench-search';

export interface OrderFigures {
  /** Whole bookings: quote, lead passenger, the others, payment and order, five calls each. */
  readonly bookingsPerSecond: number;
  readonly paymentMs: number;
  readonly orderMs: number;
  readonly failed: number;
}

const LEAD = {
  title: 'Mrs',
  firstName: 'Ann',
  lastName: 'Other',
  dateOfBirth: '1980-05-12',
  email: 'ann@example.com',
  telephone: '02079460123',
  postcode: 'N1 1AA',
  addressLineOne: '1 High Road',
  addressLineTwo: '',
  city: 'London',
  country: 'United Kingdom',
};
const SECOND = { title: 'Mr', firstName: 'Bo', lastName: 'Other', dateOfBirth: '1979-02-01' };
const NO_EXTRAS = { transfer: 'NO_TRANSFER', holdBags: 0, tours: [], cruiseBoard: null };
const leg = z.looseObject({ flightNumber: z.string() });
const quoteSchema = z.object({
  quoteId: z.string(),
  total: z.number(),
  perPerson: z.number(),
  holiday: z.object({
    hotelName: z.string(),
    location: z.string(),
    nights: z.number(),
    boardBasis: z.string(),
    outbound: leg,
    inbound: leg,
  }),
});

/** Books `count` holidays with `inFlight` at once and says how long it took. */
export async function benchOrders(url: string, count: number, inFlight: number): Promise<OrderFigures> {
  const references = await someReferences(url);
  const times: { payment: number; order: number }[] = [];
  let [next, failed] = [0, 0];
  const shopper = async () => {
    while (next < count) {
      const turn = next;
      next += 1;
      try {
        times.push(await book(url, references[turn % references.length] ?? '', turn));
      } catch {
        failed += 1;
      }
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: inFlight }, shopper));
  const seconds = (performance.now() - begun) / 1000;
  return {
    bookingsPerSecond: times.length / seconds,
    paymentMs: median(times.map(({ payment }) => payment)),
    orderMs: median(times.map(({ order }) => order)),
    failed,
  };
}

async function book(url: string, reference: string, turn: number) {
  const from = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const rooms = [{ adults: 2, children: 0, childAges: [] }];
  const quote = quoteSchema.parse(await post('quotes', { reference, rooms, extras: NO_EXTRAS }));
  const { leadPassengerId } = z
    .object({ leadPassengerId: z.string() })
    .parse(await post('createLeadPassenger', LEAD));
  await post('createOtherPassengers', { leadPassengerId, passengers: [{ ...SECOND, leadPassengerId }] });
  const paymentId = randomUUID();
  const amount = quote.total / 100;
  const beforePayment = performance.now();
  await post('payments', {
    name: 'Ann Other',
    cardNumber: '4242424242424242',
    month: '08',
    year: '2029',
    securityCode: '123',
    amount,
    paymentType: 'full-amount',
    paymentId,
    quoteId: quote.quoteId,
    leadPassengerId,
  });
  const beforeOrder = performance.now();
  const { holiday } = quote;
  await post('orders', {
    hotelName: holiday.hotelName,
    hotelLocation: holiday.location,
    duration: holiday.nights,
    roomType: 'Double room',
    boardBasis: holiday.boardBasis,
    cruiseBoardBasis: null,
    pricePerPerson: quote.perPerson / 100,
    totalHolidayPrice: amount,
    leadPassengerId,
    paymentId,
    paymentType: 'full-amount',
    paymentAmount: amount,
    outboundFlight: holiday.outbound,
    inboundFlight: holiday.inbound,
    transfer: 'NO_TRANSFER',
    selectedBaggage: 0,
    selectedTours: [],
    quoteId: quote.quoteId,
  });
  return { payment: beforeOrder - beforePayment, order: performance.now() - beforeOrder };
}

async function someReferences(url: string): Promise<readonly string[]> {
  const question =
    '/supplier/dpSearch.php?MaxResults=300&departureId=-1&destinationId=101&dateMin=2027-06-10&dateMax=2027-06-14&durationMin=7&durationMax=7&adultsRoom1=2';
  const xml = await (await fetch(url + question)).text();
  return [...xml.matchAll(/<Result reference="([^"]+)"/g)].flatMap(([, reference]) => reference ?? []);
}
