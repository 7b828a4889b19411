import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { createBookingStore, useBooking, type BookingStore } from '@storefront/shared/runtime';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';

import { skipComputedStyles, skipHiddenChecks } from '../speed-up-queries';
import * as route from '../../src/routes/passengers.route';
import { PassengersForm } from '../../src/features/passengers/passengers-form';

type StubResponse = Response | Promise<Response>;

/** Stub responses of the API. Requests without a stub succeed. */
export interface PassengerService {
  readonly createLeadPassenger?: () => StubResponse;
  readonly createOtherPassengers?: () => StubResponse;
}

export const CONTACT = { email: 'ann@example.com', phone: '02079460123' };
export const FAMILY = [{ adults: 2, children: 1, childAges: [12] }];
export const TWO_ROOMS = [
  { adults: 1, children: 1, childAges: [7] },
  { adults: 1, children: 0, childAges: [] },
];

skipHiddenChecks();
skipComputedStyles();

const realFetch = globalThis.fetch;

export function cleanUpPassengers() {
  globalThis.fetch = realFetch;
}

/** Builds a booking that has reached the passengers step. */
export function aBooking(chosen: Partial<ChosenPackage> = {}): BookingStore {
  const booking = createBookingStore({ mirror: null });
  booking.commands.choosePackage(aPackage(chosen), 0);
  booking.commands.holdQuote(aQuote());
  booking.commands.saveContact(CONTACT);
  return booking;
}

/** Builds a booking with all passengers entered, so that the form opens filled in. Typing in tests is slow. */
export function aFilledBooking(chosen: Partial<ChosenPackage> = {}): BookingStore {
  const booking = aBooking(chosen);
  const { Postcode, City, Country, 'Address line 1': addressLineOne } = ADDRESS;
  const lead = {
    ...CONTACT,
    postcode: Postcode,
    addressLineOne,
    addressLineTwo: '',
    city: City,
    country: Country,
  };
  const { Title, 'First name': firstName, 'Last name': lastName } = NAMES;
  const passenger = { title: Title, firstName, lastName, dateOfBirth: '1980-05-12' };
  const guests = guestCount(aPackage(chosen).occupancy);
  booking.commands.enterPassengers(
    lead,
    Array.from({ length: guests }, () => passenger),
  );
  return booking;
}

/** Replaces `fetch` by a fake backend until `cleanUpPassengers`, and records the requests. */
function fakePassengerService(service: PassengerService = {}) {
  const requests: { readonly call: string; readonly body: unknown }[] = [];
  globalThis.fetch = async (input, init) => {
    const call =
      new URL(input instanceof Request ? input.url : String(input)).pathname.split('/').at(-1) ?? '';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    requests.push({ call, body });
    if (call === 'createLeadPassenger') {
      const leads = requests.filter((one) => one.call === call).length;
      return service.createLeadPassenger?.() ?? Response.json({ leadPassengerId: `lead-${leads}` });
    }
    return service.createOtherPassengers?.() ?? Response.json({ success: true });
  };
  return { sent: requests, calls: () => requests.map(({ call }) => call) };
}

/** Opens the form without its page. `onSaved` is called instead of the navigation to payment. */
export function openForm(booking = aBooking(), service: PassengerService = {}) {
  const backend = fakePassengerService(service);
  const onSaved = jest.fn();
  const element = <Step onSaved={onSaved} />;
  const view = renderRoutes([{ path: '*', element }], '/', aRuntime({ booking }));
  return { ...view, ...backend, onSaved };
}

/** Opens the whole page. */
export function openPage(booking = aBooking()) {
  const page = { path: '/booking/passengers', Component: route.Component };
  return { ...fakePassengerService(), ...renderRoutes([page], page.path, aRuntime({ booking })) };
}

function Step({ onSaved }: { readonly onSaved: () => void }) {
  const booking = useBooking((session) => session);
  const [hasProblem, setHasProblem] = useState(false);
  const { chosen } = booking;
  if (!chosen) return null;
  return (
    <main data-problem={hasProblem}>
      <PassengersForm
        booking={{ ...booking, chosen }}
        isUnavailable={false}
        onProblem={setHasProblem}
        onSaved={onSaved}
      />
    </main>
  );
}

/** Queries within the form of a guest, found by its legend. */
export function guest(legend: string | RegExp) {
  return within(screen.getByRole('group', { name: legend }));
}

/** Queries within all forms, for the fields that only the lead passenger has. */
export function leadFields() {
  return within(screen.getByRole('form', { name: 'Passengers' }));
}

export function type(form: ReturnType<typeof guest>, label: string, value: string) {
  // Faster than `getByLabelText`, which scans every country of the list.
  const { htmlFor } = form.getByText<HTMLLabelElement>(label, { selector: 'label' });
  const field = document.getElementById(htmlFor);
  if (field) fireEvent.change(field, { target: { value } });
}

const NAMES = { Title: 'Mr', 'First name': 'Ben', 'Last name': "O'Brien-Müller" };
const ADDRESS = {
  Postcode: 'N1 1AA',
  'Address line 1': '1 High Road',
  City: 'London',
  Country: 'United Kingdom',
};

/** Fills in the form of one guest. `birthDate` is day/month/year. */
export function fillIn(
  legend: string | RegExp,
  fields: Record<string, string> = {},
  birthDate = '12/5/1980',
) {
  const form = guest(legend);
  const [Day = '', Month = '', Year = ''] = birthDate.split('/');
  for (const [label, value] of Object.entries({ ...NAMES, Day, Month, Year, ...fields })) {
    type(form, label, value);
  }
  if (legend !== 'Lead passenger') return;
  for (const [label, value] of Object.entries(ADDRESS)) type(leadFields(), label, value);
}

/** The page has two submit buttons, each visible at one width. */
export function submit() {
  const [button] = screen.getAllByRole('button', { name: 'Continue to Payment' });
  if (button) fireEvent.click(button);
}
