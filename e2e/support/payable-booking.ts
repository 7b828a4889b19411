import { leadPassengerResponseSchema } from '@storefront/shared/api/booking/create-lead-passenger';
import { quoteResponseSchema } from '@storefront/shared/api/booking/request-quote';
import {
  BOOKING_SESSION_KEY,
  EMPTY_SESSION,
  NO_EXTRAS,
  type BookingSession,
  type DealOffer,
  type Extras,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { DEFAULT_OCCUPANCY, guestCount, type Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import type { Page } from '@playwright/test';
import type { z } from 'zod';

import type { Storefront } from './storefront';

interface BookingOptions {
  readonly destinationId?: number;
  /** First day of the five-day window in which a package is searched. */
  readonly from?: string;
  readonly rooms?: Occupancy;
  readonly extras?: Partial<Extras>;
  readonly offer?: DealOffer | null;
  /** Package reference; the first result of a search without it. */
  readonly reference?: string;
}

const LEAD = {
  email: 'ann@example.com',
  phone: '02079460123',
  postcode: 'N1 1AA',
  addressLineOne: '1 High Road',
  addressLineTwo: '',
  city: 'London',
  country: 'United Kingdom',
};

/** Creates a booking that is ready for payment, by the same API calls as the pages. */
export async function payableBooking(
  { backend }: Pick<Storefront, 'backend'>,
  { rooms = DEFAULT_OCCUPANCY, extras = {}, offer = null, ...options }: BookingOptions = {},
): Promise<BookingSession> {
  const all = { ...NO_EXTRAS, ...extras };
  const reference = options.reference ?? (await firstReference(backend, options, rooms));
  const quoted = await call(backend, 'quotes', { reference, rooms, extras: all }, quoteResponseSchema);
  const { holiday, ...quote } = quoted;
  const [ann, ...others] = people(guestCount(rooms));
  if (!ann) throw new Error('a booking is for somebody');
  const { phone: telephone, ...address } = LEAD;
  const lead = { ...ann, ...address, telephone };
  const { leadPassengerId } = await call(backend, 'createLeadPassenger', lead, leadPassengerResponseSchema);
  if (others.length > 0) {
    const passengers = others.map((passenger) => ({ ...passenger, leadPassengerId }));
    await post(backend, 'createOtherPassengers', { leadPassengerId, passengers });
  }
  return {
    ...EMPTY_SESSION,
    startedAt: Date.now(),
    chosen: holiday,
    offer,
    extras: all,
    quote,
    contact: { email: LEAD.email, phone: LEAD.phone },
    leadPassengerId,
    leadDetails: LEAD,
    passengers: [ann, ...others],
    passengersSaved: true,
  };
}

/** Opens a booking step in a tab with this session. */
export async function openBooking(
  page: Page,
  { site }: Pick<Storefront, 'site'>,
  session: BookingSession,
  step = 'payment',
): Promise<void> {
  await page.goto(`${site}/registry.json`);
  await page.evaluate(
    ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
    [BOOKING_SESSION_KEY, JSON.stringify(session)],
  );
  await page.goto(`${site}/booking/${step}`);
}

function people(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    title: index % 2 === 0 ? ('Mrs' as const) : ('Mr' as const),
    firstName: ['Ann', 'Ben', 'Zoë', 'Dev', 'Eve', 'Fin'][index] ?? 'Guest',
    lastName: "O'Brien-Müller",
    dateOfBirth: `19${80 + index}-05-12`,
  }));
}

async function firstReference(backend: string, options: BookingOptions, rooms: Occupancy): Promise<string> {
  const from = options.from ?? '2027-06-10';
  const params = new URLSearchParams({
    destinationId: String(options.destinationId ?? 101),
    departureId: '-1',
    dateMin: from,
    dateMax: new Date(Date.parse(`${from}T00:00:00Z`) + 4 * 86_400_000).toISOString().slice(0, 10),
    durationMin: '7',
    durationMax: '7',
    MaxResults: '5',
    numRooms: String(rooms.length),
  });
  rooms.forEach((room, index) => {
    params.set(`adultsRoom${index + 1}`, String(room.adults));
    params.set(`childrenRoom${index + 1}`, String(room.children));
    params.set(index === 0 ? 'childrenAgesRoom1' : `childagesroom${index + 1}`, room.childAges.join(','));
  });
  const response = await (await fetch(`${backend}/supplier/dpSearch.php?${params}`)).text();
  const reference = /<Result [^>]*reference="([^"]+)"/.exec(response)?.[1];
  if (!reference) throw new Error(`no package was found: ${response.slice(0, 300)}`);
  return reference;
}

async function call<T>(backend: string, name: string, body: object, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(await (await post(backend, name, body)).json());
}

async function post(backend: string, name: string, body: object): Promise<Response> {
  const response = await fetch(`${backend}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return response;
}
