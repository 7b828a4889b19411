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

type Answer = Response | Promise<Response>;

/** What the service answers to each call; what is left out succeeds. */
export interface PassengerService {
  readonly createLeadPassenger?: () => Answer;
  readonly createOtherPassengers?: () => Answer;
}

export const CONTACT = { email: 'ann@example.com', phone: '02079460123' };
export const FAMILY = [{ adults: 2, children: 1, childAges: [12] }];
export const TWO_ROOMS = [
  { adults: 1, children: 1, childAges: [7] },
  { adults: 1, children: 0, childAges: [] },
];

skipHiddenChecks();
skipComputedStyles();

const NETWORK = globalThis.fetch;

export function closePassengers() {
  globalThis.fetch = NETWORK;
}

/** A booking that has come as far as this step. */
export function aBooking(chosen: Partial<ChosenPackage> = {}): BookingStore {
  const booking = createBookingStore({ mirror: null });
  booking.commands.choosePackage(aPackage(chosen), 0);
  booking.commands.holdQuote(aQuote());
  booking.commands.saveContact(CONTACT);
  return booking;
}

/** The same with everybody entered before, so that the form is filled as it opens: typing takes long. */
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
  const { Title, 'First name': firstName, 'Last name': lastName } = SOMEBODY;
  const somebody = { title: Title, firstName, lastName, dateOfBirth: '1980-05-12' };
  const guests = guestCount(aPackage(chosen).occupancy);
  booking.commands.enterPassengers(
    lead,
    Array.from({ length: guests }, () => somebody),
  );
  return booking;
}

/** Answers in place of the network, and keeps what was sent. Put back by `closePassengers`. */
export function passengerService(service: PassengerService = {}) {
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  globalThis.fetch = async (input, init) => {
    const call =
      new URL(input instanceof Request ? input.url : String(input)).pathname.split('/').at(-1) ?? '';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ call, body });
    if (call === 'createLeadPassenger') {
      const leads = sent.filter((one) => one.call === call).length;
      return service.createLeadPassenger?.() ?? Response.json({ leadPassengerId: `lead-${leads}` });
    }
    return service.createOtherPassengers?.() ?? Response.json({ success: true });
  };
  return { sent, calls: () => sent.map(({ call }) => call) };
}

/** The form by itself, with the way on told to `onSaved`. */
export function openForm(booking = aBooking(), service: PassengerService = {}) {
  const door = passengerService(service);
  const onSaved = jest.fn();
  const element = <Step onSaved={onSaved} />;
  const view = renderRoutes([{ path: '*', element }], '/', aRuntime({ booking }));
  return { ...view, ...door, onSaved };
}

/** The whole page. */
export function openPage(booking = aBooking()) {
  const page = { path: '/booking/passengers', Component: route.Component };
  return { ...passengerService(), ...renderRoutes([page], page.path, aRuntime({ booking })) };
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
        ledger={booking.quote}
        isUnavailable={false}
        onProblem={setHasProblem}
        onSaved={onSaved}
      />
    </main>
  );
}

/** The form of a guest, by its legend. */
export function guest(legend: string | RegExp) {
  return within(screen.getByRole('group', { name: legend }));
}

export function type(of: ReturnType<typeof guest>, label: string, value: string) {
  // `getByLabelText` looks at every country of the list.
  const { htmlFor } = of.getByText<HTMLLabelElement>(label, { selector: 'label' });
  const field = document.getElementById(htmlFor);
  if (field) fireEvent.change(field, { target: { value } });
}

const SOMEBODY = { Title: 'Mr', 'First name': 'Ben', 'Last name': "O'Brien-Müller" };
const ADDRESS = {
  Postcode: 'N1 1AA',
  'Address line 1': '1 High Road',
  City: 'London',
  Country: 'United Kingdom',
};

/** Fills in one guest; `born` as day, month and year. */
export function fillIn(legend: string | RegExp, fields: Record<string, string> = {}, born = '12/5/1980') {
  const form = guest(legend);
  const [Day = '', Month = '', Year = ''] = born.split('/');
  const address = legend === 'Lead passenger' ? ADDRESS : {};
  for (const [label, value] of Object.entries({ ...SOMEBODY, Day, Month, Year, ...address, ...fields })) {
    type(form, label, value);
  }
}

/** Of the two, one of which is seen at each width. */
export function submit() {
  const [button] = screen.getAllByRole('button', { name: 'Continue to Payment' });
  if (button) fireEvent.click(button);
}
