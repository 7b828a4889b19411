import { leadPassengerResponseSchema } from '@storefront/shared/api/booking/create-lead-passenger';
import { quoteResponseSchema } from '@storefront/shared/api/booking/request-quote';
import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import { LEAD, SECOND } from '../support/people';
import { cardBody, orderBody } from '../support/purchase';

import { median } from './bench-search';
import { postJson } from './post-json';

export interface OrderFigures {
  /** Complete bookings of five calls each: quote, lead passenger, other passengers, payment, order. */
  readonly bookingsPerSecond: number;
  readonly paymentMs: number;
  readonly orderMs: number;
  readonly failed: number;
  /** Processor time of this client for each booking, in milliseconds: it is taken from the cores of the backend. */
  readonly clientMs: number;
}

/** Books `count` holidays, `inFlight` at a time, and measures them. */
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
  const clientBefore = process.cpuUsage();
  const begun = performance.now();
  await Promise.all(Array.from({ length: inFlight }, shopper));
  const seconds = (performance.now() - begun) / 1000;
  const client = process.cpuUsage(clientBefore);
  return {
    bookingsPerSecond: times.length / seconds,
    paymentMs: median(times.map(({ payment }) => payment)),
    orderMs: median(times.map(({ order }) => order)),
    failed,
    clientMs: (client.user + client.system) / 1000 / count,
  };
}

async function book(url: string, reference: string, turn: number) {
  const from = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
  const post = (path: string, body: object) => postJson(`${url}/api/${path}`, body, from);
  const requested = { reference, rooms: DEFAULT_OCCUPANCY, extras: NO_EXTRAS };
  const quote = quoteResponseSchema.parse(await post('quotes', requested));
  const { leadPassengerId } = leadPassengerResponseSchema.parse(await post('createLeadPassenger', LEAD));
  await post('createOtherPassengers', { leadPassengerId, passengers: [{ ...SECOND, leadPassengerId }] });
  const body = cardBody(quote, leadPassengerId);
  const beforePayment = performance.now();
  await post('payments', body);
  const beforeOrder = performance.now();
  await post('orders', orderBody({ quote, body }));
  return { payment: beforeOrder - beforePayment, order: performance.now() - beforeOrder };
}

async function someReferences(url: string): Promise<readonly string[]> {
  const question =
    '/supplier/dpSearch.php?MaxResults=300&departureId=-1&destinationId=101&dateMin=2027-06-10&dateMax=2027-06-14&durationMin=7&durationMax=7&adultsRoom1=2';
  const xml = await (await fetch(url + question)).text();
  return [...xml.matchAll(/<Result reference="([^"]+)"/g)].flatMap(([, reference]) => reference ?? []);
}
