import { leadPassengerAnswerSchema } from '@storefront/shared/api/booking/passengers.schema';
import { quoteAnswerSchema } from '@storefront/shared/api/booking/quotes.schema';
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

interface Wish {
  readonly destinationId?: number;
  /** First day of the window of five in which a package is looked for. */
  readonly from?: string;
  readonly rooms?: Occupancy;
  readonly extras?: Partial<Extras>;
  readonly offer?: DealOffer | null;
  /** A package by its reference instead of the first one of a search. */
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

/** A booking that the servers know and that only waits to be paid: made by the calls that the pages make. */
export async function payableBooking(
  { backend }: Pick<Storefront, 'backend'>,
  { rooms = DEFAULT_OCCUPANCY, extras = {}, offer = null, ...wish }: Wish = {},
): Promise<BookingSession> {
  const all = { ...NO_EXTRAS, ...extras };
  const reference = wish.reference ?? (await firstReference(backend, wish, rooms));
  const quoted = await call(backend, 'quotes', { reference, rooms, extras: all }, quoteAnswerSchema);
  const { holiday, ...quote } = quoted;
  const [ann, ...others] = people(guestCount(rooms));
  if (!ann) throw new Error('a booking is for somebody');
  const { phone: telephone, ...address } = LEAD;
  const lead = { ...ann, ...address, telephone };
  const { leadPassengerId } = await call(backend, 'createLeadPassenger', lead, leadPassengerAnswerSchema);
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

/** Opens a step of the booking in a tab that has this session. */
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

async function firstReference(backend: string, wish: Wish, rooms: Occupancy): Promise<string> {
  const from = wish.from ?? '2027-06-10';
  const params = new URLSearchParams({
    destinationId: String(wish.destinationId ?? 101),
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
  const answer = await (await fetch(`${backend}/supplier/dpSearch.php?${params}`)).text();
  const reference = /<Result [^>]*reference="([^"]+)"/.exec(answer)?.[1];
  if (!reference) throw new Error(`no package was found: ${answer.slice(0, 300)}`);
  return reference;
}

async function call<T>(backend: string, name: string, body: object, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(await (await post(backend, name, body)).json());
}

async function post(backend: string, name: string, body: object): Promise<Response> {
  const answer = await fetch(`${backend}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return answer;
}
