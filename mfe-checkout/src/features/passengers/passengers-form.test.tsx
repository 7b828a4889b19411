import { COUNTRIES } from '@storefront/shared/domain/passengers/countries';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { initialValues, type PassengerValues } from './form-values';
import {
  aBooking,
  aFilledBooking,
  cleanUpPassengers,
  CONTACT,
  FAMILY,
  fillIn,
  guest,
  leadFields,
  openForm,
  submit,
  TWO_ROOMS,
  type,
} from '../../../testing/passengers/open-passengers';

const SECOND = 'Passenger 2, adult';
const DRAFT = 'passengerDraft_current';
const FAILED = 'Failed to save passenger details. Please try again.';

// Waits for the text and then queries the role: queries by role are too slow for the retries of `findBy`.
const summary = async () => {
  await screen.findByText('There is a problem');
  return screen.getByRole('region', { name: 'There is a problem' });
};
const failure = async () => {
  await screen.findByText(FAILED);
  return screen.getByRole('alert');
};
/** Lets everything run that waits for a promise only. */
const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const ALONE = [{ adults: 1, children: 0, childAges: [] }];
const alone = () => aBooking({ occupancy: ALONE });
const filledAlone = () => aFilledBooking({ occupancy: ALONE });
const keepDraft = (firstName: string, birth: PassengerValues['birth'], country = 'United Kingdom') => {
  const values = initialValues(2, null, { email: 'old@example.com', phone: '0' });
  const passengers = values.passengers.map((one) => ({ ...one, firstName, birth }));
  const lead = { ...values.lead, city: 'Leeds', country };
  window.localStorage.setItem(
    DRAFT,
    JSON.stringify({ version: 1, savedAt: Date.now(), booking: DRAFT, values: { passengers, lead } }),
  );
};

afterEach(() => {
  cleanUpPassengers();
  window.localStorage.clear();
  jest.restoreAllMocks();
});

describe('the forms', () => {
  it('are one for each guest, grouped by room, the lead passenger first [PAX-01]', () => {
    openForm(aBooking({ occupancy: TWO_ROOMS }));
    const inRoom = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('group', { name: /assenger/ })
        .map((group) => group.querySelector('legend')?.textContent);
    expect(inRoom('Room 1')).toEqual(['Lead passenger', 'Passenger 2, child (7)']);
    expect(inRoom('Room 2')).toEqual(['Passenger 3, adult']);
    expect(guest('Lead passenger').getByText('Lead passenger must be over 18')).toBeInTheDocument();
    expect(screen.getAllByLabelText('Email')).toHaveLength(1);
  });

  it('offer titles, days, month names, a hundred years and all countries [PAX-VAL-02, PAX-VAL-07, PAX-VAL-17, DEC-60, DEC-221]', () => {
    const { container } = openForm(alone());
    const options = (label: string) =>
      [...screen.getByLabelText(label).querySelectorAll('option')].map((option) => option.textContent);
    expect(options('Title')).toEqual(['Choose', 'Mr', 'Mrs', 'Miss', 'Ms']);
    expect(options('Day').slice(1)).toEqual(Array.from({ length: 31 }, (_, index) => `${index + 1}`));
    expect(options('Month').slice(1).join(' ')).toBe(
      'January February March April May June July August September October November December',
    );
    const years = screen.getByLabelText('Year').getAttribute('list') ?? '';
    const offered = [...container.querySelectorAll(`#${years} option`)].map((option) => option.textContent);
    expect([offered.length, offered[0], offered.at(-1)]).toEqual([100, '2026', '1927']);
    const [choose, first, ...others] = options('Country');
    expect([choose, first, others[0]]).toEqual(['Choose a country', 'United Kingdom', 'Afghanistan']);
    expect(others).toHaveLength(249);
    expect(others).not.toContain('United Kingdom');
    expect(new Set([first, ...others])).toEqual(new Set(COUNTRIES.map(({ name }) => name)));
    expect(others).toEqual(others.toSorted((one, other) => (one ?? '').localeCompare(other ?? '', 'en')));
    expect(screen.getByLabelText('Country')).toHaveValue('United Kingdom');
  });

  it('allow autofill for the lead passenger only', () => {
    openForm();
    const token = (label: string) =>
      screen.getAllByLabelText(label).map((field) => field.getAttribute('autocomplete'));
    expect(token('First name')).toEqual(['given-name', 'off']);
    expect(token('Year')).toEqual(['bday-year', 'off']);
    expect(token('Postcode')).toEqual(['postal-code']);
  });
});

describe('a mistyped email', () => {
  it('gets a suggestion that one press accepts, and blocks nothing [DEC-221]', async () => {
    openForm(filledAlone());
    type(leadFields(), 'Email', 'ann@gmial.com');
    const accept = await screen.findByRole('button', { name: 'ann@gmail.com' });
    expect(accept.closest('[role=status]')).toHaveTextContent('Did you mean ann@gmail.com?');
    fireEvent.click(accept);
    expect(screen.getByLabelText('Email')).toHaveValue('ann@gmail.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });
});

describe('errors', () => {
  it('appear after the first submit, in a summary with the same texts that takes the focus [PAX-ST-01, PAX-VAL-01, PAX-VAL-03, PAX-VAL-04, PAX-VAL-05, PAX-VAL-08, PAX-VAL-10, PAX-VAL-12, PAX-VAL-13, PAX-VAL-14, PAX-VAL-15, PAX-VAL-16, DEC-60]', async () => {
    const booking = aBooking();
    booking.commands.saveContact({ email: '', phone: '' });
    const { sent, container } = openForm(booking);
    type(leadFields(), 'Country', '');
    fireEvent.blur(guest(SECOND).getByLabelText('First name'));
    expect(container.querySelector('[aria-invalid]')).toBeNull();

    submit();
    const box = await summary();
    expect(box).toHaveFocus();
    const each = ['Title is required', 'First name is required', 'Last name is required'];
    const ofBoth = [...each, 'Date of birth is required'];
    expect(
      within(box)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      ...ofBoth,
      ...ofBoth,
      'Email is required',
      'Phone number is required',
      'Country is required',
      'Postcode is required',
      'Address line 1 is required',
      'City is required',
    ]);
    expect(
      within(box)
        .getAllByRole('heading')
        .map((title) => title.textContent),
    ).toEqual([
      'There is a problem',
      'Lead passenger',
      SECOND,
      'How we reach you',
      'Lead passenger’s home address',
    ]);
    for (const link of within(box).getAllByRole('link')) {
      fireEvent.click(link);
      const field = document.activeElement;
      expect(`#${field?.id}`).toBe(link.getAttribute('href'));
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(expect.stringContaining(link.textContent ?? ''));
    }
    expect(screen.getByLabelText('Address line 2 (optional)')).not.toHaveAttribute('aria-invalid');
    expect(sent).toEqual([]);
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-problem', 'true'));
  });

  it('name the country that a draft does not have [DEC-60]', async () => {
    keepDraft('Zoë', { day: '12', month: '5', year: '1980' }, '');
    const { sent } = openForm();
    expect(screen.getByLabelText('City')).toHaveValue('Leeds');
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('Choose a country');
    submit();
    expect(within(await summary()).getByText('Country is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Country')).toHaveAccessibleDescription('Country is required');
    expect(sent).toEqual([]);
  });

  it('of one guest keep the details of all from being sent [PAX-ST-01]', async () => {
    const { sent, onSaved } = openForm(aFilledBooking());
    type(guest(SECOND), 'First name', '');
    submit();
    const [link, ...others] = within(await summary()).getAllByRole('link');
    expect([link?.textContent, others]).toEqual(['First name is required', []]);
    expect(sent).toEqual([]);
    expect(onSaved).not.toHaveBeenCalled();

    type(guest(SECOND), 'First name', 'Ben');
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it('are updated while typing, disappear when corrected, and do not move the focus', async () => {
    openForm(filledAlone());
    type(leadFields(), 'City', '');
    type(guest('Lead passenger'), 'Month', '');
    submit();
    const box = await summary();
    expect(within(box).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByText('Choose a month')).toBeInTheDocument();
    fireEvent.click(within(box).getByRole('link', { name: 'Please enter a valid date of birth' }));
    expect(screen.getByLabelText('Month')).toHaveFocus();
    expect(screen.getByLabelText('Day')).not.toHaveAttribute('aria-invalid');

    const city = screen.getByLabelText('City');
    city.focus();
    fireEvent.change(city, { target: { value: 'L' } });
    await waitFor(() => expect(city).not.toHaveAttribute('aria-invalid'));
    fireEvent.change(city, { target: { value: '' } });
    await waitFor(() => expect(city).toHaveAttribute('aria-invalid'));
    fireEvent.change(city, { target: { value: 'London' } });
    type(guest('Lead passenger'), 'Month', '5');
    await waitFor(() => expect(box).not.toBeInTheDocument());
    expect(city).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-problem', 'false'));
  });

  it('explain what is wrong with the entered values, and keep payment from being opened [PAX-VAL-06, PAX-VAL-09, PAX-VAL-11, DEC-57]', async () => {
    const { sent, onSaved } = openForm(filledAlone());
    for (const [label, value] of [
      ['Email', 'ann'],
      ['Phone number', '12'],
      ['Day', '31'],
      ['Month', '4'],
    ] as const) {
      type(leadFields(), label, value);
    }
    submit();
    await summary();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(/enter a valid phone number/);
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(
      /valid date of birth 31 April does not exist/,
    );
    expect(sent).toEqual([]);
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('Continue to Payment', () => {
  it('creates the lead passenger, then the others, then opens payment [PAX-02, PAX-ST-02, DOM-PAX-01, DOM-PAX-02, API-LEAD-01, API-OTHERS-01, API-OTHERS-02, DEC-57]', async () => {
    let respond: (response: Response) => void = () => {};
    const others = () => new Promise<Response>((resolve) => (respond = resolve));
    const { sent, onSaved, runtime } = openForm(aBooking(), { createOtherPassengers: others });
    fillIn('Lead passenger', { Title: 'Mrs', 'First name': 'Ann' });
    type(leadFields(), 'Address line 2 (optional)', 'Flat 2');
    fillIn(SECOND);
    submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    await nextTask();
    expect(onSaved).not.toHaveBeenCalled();
    respond(Response.json({ success: true }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    const name = { lastName: "O'Brien-Müller", dateOfBirth: '1980-05-12' };
    expect(sent).toEqual([
      {
        call: 'createLeadPassenger',
        body: {
          ...name,
          title: 'Mrs',
          firstName: 'Ann',
          email: CONTACT.email,
          telephone: CONTACT.phone,
          postcode: 'N1 1AA',
          addressLineOne: '1 High Road',
          addressLineTwo: 'Flat 2',
          city: 'London',
          country: 'United Kingdom',
        },
      },
      {
        call: 'createOtherPassengers',
        body: {
          leadPassengerId: 'lead-1',
          passengers: [{ ...name, title: 'Mr', firstName: 'Ben', leadPassengerId: 'lead-1' }],
        },
      },
    ]);
    expect(runtime.booking.getState()).toMatchObject({ leadPassengerId: 'lead-1', passengersSaved: true });
  });

  it('creates all others in the order of the form, each with the id of the lead passenger [API-OTHERS-01]', async () => {
    const { sent, onSaved } = openForm(aFilledBooking({ occupancy: FAMILY }));
    fillIn(SECOND, { Title: 'Mrs', 'First name': 'Eve' });
    fillIn('Passenger 3, child (12)', { 'First name': 'Fin' }, '19/6/2014');
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const other = { lastName: "O'Brien-Müller", leadPassengerId: 'lead-1' };
    expect(sent[1]).toEqual({
      call: 'createOtherPassengers',
      body: {
        leadPassengerId: 'lead-1',
        passengers: [
          { ...other, title: 'Mrs', firstName: 'Eve', dateOfBirth: '1980-05-12' },
          { ...other, title: 'Mr', firstName: 'Fin', dateOfBirth: '2014-06-19' },
        ],
      },
    });
  });

  it('creates no others when there are none, and sends one request however often it is clicked [API-OTHERS-02]', async () => {
    const { calls, onSaved } = openForm(filledAlone());
    submit();
    submit();
    fireEvent.submit(screen.getByRole('form', { name: 'Passengers' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    submit();
    expect(calls()).toEqual(['createLeadPassenger']);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('reports a failure, keeps the input, and creates no passenger twice [ERR-04, PAX-ST-03, DEC-58]', async () => {
    let refuses = true;
    const others = () => (refuses ? new Response('', { status: 500 }) : Response.json({ success: true }));
    const { calls, onSaved } = openForm(aFilledBooking(), { createOtherPassengers: others });
    submit();
    const banner = await failure();
    expect(banner).toHaveFocus();
    // Above all forms.
    expect(banner.compareDocumentPosition(screen.getByRole('group', { name: 'Lead passenger' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(guest(SECOND).getByLabelText('First name')).toHaveValue('Ben');
    expect(onSaved).not.toHaveBeenCalled();

    type(guest('Lead passenger'), 'First name', 'Anna');
    submit();
    await waitFor(() => expect(calls()).toHaveLength(4));
    expect(await failure()).toHaveFocus();
    refuses = false;
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const [lead, rest] = ['createLeadPassenger', 'createOtherPassengers'];
    expect(calls()).toEqual([lead, rest, lead, rest, rest]);
  });

  it('reports a network error with the same text [ERR-04, PAX-ST-03]', async () => {
    const { onSaved } = openForm(filledAlone(), {
      createLeadPassenger: () => Promise.reject(new TypeError('offline')),
    });
    submit();
    expect(await failure()).toHaveTextContent(FAILED);
    expect(await failure()).toHaveTextContent(/Everything you entered is kept.*call us on 020 7946 0123/);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('reports a response without success with the same text [PAX-ST-03]', async () => {
    const { onSaved } = openForm(aFilledBooking(), {
      createOtherPassengers: () => Response.json({ success: false }),
    });
    submit();
    expect(await failure()).toHaveTextContent(FAILED);
    expect(guest(SECOND).getByLabelText('First name')).toHaveValue('Ben');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('creates a new lead passenger when the server has deleted the saved one [DEC-58]', async () => {
    const booking = aFilledBooking();
    const refusals = [new Response('', { status: 500 }), new Response('', { status: 404 })];
    const others = () => refusals.shift() ?? Response.json({ success: true });
    const { calls, onSaved } = openForm(booking, { createOtherPassengers: others });
    submit();
    await failure();
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(calls().filter((call) => call === 'createLeadPassenger')).toHaveLength(2);
    expect(booking.getState().leadPassengerId).toBe('lead-2');
  });

  it('does not open payment after the page was left', async () => {
    let respond: (response: Response) => void = () => {};
    const lead = () => new Promise<Response>((resolve) => (respond = resolve));
    const { calls, onSaved, unmount, runtime } = openForm(filledAlone(), { createLeadPassenger: lead });
    submit();
    await waitFor(() => expect(calls()).toHaveLength(1));
    unmount();
    respond(Response.json({ leadPassengerId: 'lead-1' }));
    await waitFor(() => expect(runtime.booking.getState().passengersSaved).toBe(true));
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('earlier input', () => {
  it('does not exist at first: the form starts with the confirmed contact alone [PAX-DRAFT-03, DEC-55]', () => {
    openForm();
    expect(screen.getByLabelText('Email')).toHaveValue(CONTACT.email);
    expect(screen.getByLabelText('Phone number')).toHaveValue(CONTACT.phone);
    expect(screen.getByLabelText('City')).toHaveValue('');
  });

  it('is restored, except for the confirmed contact [PAX-DRAFT-01, PAX-DRAFT-03, DEC-55]', () => {
    keepDraft('Zoë', { day: '12', month: '5', year: '1980' });
    openForm();
    expect(guest('Lead passenger').getByLabelText('First name')).toHaveValue('Zoë');
    expect(guest(SECOND).getByLabelText('Year')).toHaveValue('1980');
    expect(screen.getByLabelText('City')).toHaveValue('Leeds');
    expect(screen.getByLabelText('Email')).toHaveValue(CONTACT.email);
    expect(screen.getByLabelText('Phone number')).toHaveValue(CONTACT.phone);
  });

  it('is saved immediately when a field is left [PAX-DRAFT-01, DEC-53]', () => {
    openForm();
    type(leadFields(), 'City', 'London');
    fireEvent.blur(screen.getByLabelText('City'));
    expect(window.localStorage.getItem(DRAFT)).toContain('"city":"London"');
    expect(screen.getByText(/kept in this browser for 24 hours/)).toBeInTheDocument();
  });

  it('is saved and restored with every field of every guest [PAX-DRAFT-01]', async () => {
    const booking = aBooking();
    const { container, unmount } = openForm(booking);
    const names = {
      Title: 'Mrs',
      'First name': 'Ann',
      'Last name': 'Lee',
      Day: '2',
      Month: '3',
      Year: '1981',
    };
    const lead = {
      Postcode: 'LS1 1UR',
      'Address line 1': '1 Headrow',
      'Address line 2 (optional)': 'Flat 2',
      City: 'Leeds',
      Country: 'Ireland',
    };
    for (const [form, fields] of [
      [guest('Lead passenger'), names],
      [guest(SECOND), { ...names, 'First name': 'Ben', Day: '4' }],
      [leadFields(), lead],
    ] as const)
      for (const [label, value] of Object.entries(fields)) type(form, label, value);
    const valuesIn = (form: Element) =>
      [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map(
        ({ value }) => value,
      );
    const typed = valuesIn(container);
    const all = [...Object.values(names), ...Object.values(lead), 'Ben', '4', CONTACT.email, CONTACT.phone];
    expect(typed).toEqual(expect.arrayContaining(all));
    expect(typed).not.toContain('');
    fireEvent.blur(screen.getByLabelText('City'));
    await waitFor(() => expect(window.localStorage.getItem(DRAFT)).toContain('"city":"Leeds"'));
    unmount();

    expect(valuesIn(openForm(booking).container)).toEqual(typed);
  });

  it('is saved immediately by Continue to Payment, without leaving the field [PAX-DRAFT-01, DEC-53]', () => {
    openForm();
    type(leadFields(), 'City', 'Hull');
    submit();
    expect(window.localStorage.getItem(DRAFT)).toContain('"city":"Hull"');
  });

  it('comes from the session when the browser blocks storage, and a note explains that', () => {
    for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new Error('blocked');
      });
    }
    const booking = aBooking();
    const lead = { ...initialValues(1, null, CONTACT).lead, city: 'Leeds' };
    const ann = { title: 'Ms', firstName: 'Ann', lastName: 'Lee', dateOfBirth: '1980-05-02' };
    booking.commands.enterPassengers(lead, [ann, ann]);
    openForm(booking);
    expect(guest('Lead passenger').getByLabelText('Day')).toHaveValue('2');
    type(leadFields(), 'City', 'London');
    fireEvent.blur(screen.getByLabelText('City'));
    expect(screen.getByText(/does not keep what you type/)).toBeInTheDocument();
  });

  it('can be cleared from form, browser and session, and restored by Undo, after a question and without the drafts of other bookings [DEC-193]', async () => {
    keepDraft('Zoë', { day: '12', month: '5', year: '1980' });
    window.localStorage.setItem('passengerDraft_7_2027-01-01_2', window.localStorage.getItem(DRAFT) ?? '');
    const { runtime } = openForm();
    fireEvent.click(screen.getByRole('button', { name: 'Clear my details' }));
    expect(guest('Lead passenger').getByLabelText('First name')).toHaveValue('Zoë');
    fireEvent.click(screen.getByRole('button', { name: 'Yes, clear them' }));
    expect(screen.getByText('Your details are cleared.')).toBeInTheDocument();
    expect(guest('Lead passenger').getByLabelText('First name')).toHaveValue('');
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(Object.keys(window.localStorage)).toEqual(['passengerDraft_7_2027-01-01_2']);
    expect(JSON.stringify(runtime.booking.getState())).not.toMatch(/Zoë|ann@example/);

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(guest('Lead passenger').getByLabelText('First name')).toHaveValue('Zoë');
    expect(screen.getByLabelText('Email')).toHaveValue(CONTACT.email);
    expect(window.localStorage.getItem(DRAFT)).toContain('Zoë');
    expect(runtime.booking.getState().contact).toEqual(CONTACT);
    expect(screen.queryByText('Your details are cleared.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Clear my details' })).toHaveFocus();
  });

  it('expires after a day, also that of another booking [PAX-DRAFT-01, DEC-54]', () => {
    const old = JSON.stringify({
      version: 1,
      savedAt: Date.now() - 25 * 60 * 60_000,
      booking: 'x',
      values: {},
    });
    window.localStorage.setItem('passengerDraft_7_2026-01-01_2', old);
    openForm();
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
});

describe('an age that differs from the search', () => {
  it('shows a warning with a link to a new search, and does not block the booking [DEC-59]', async () => {
    const { onSaved } = openForm(aFilledBooking({ occupancy: FAMILY }));
    fillIn('Passenger 3, child (12)', { 'First name': 'Zoë' }, '19/6/2011');
    const warning = 'will be 16 on the day of return, but you searched for a child of 12.';
    const child = guest('Passenger 3, child (12)');
    expect(child.getByText(`Zoë ${warning}`)).toBeInTheDocument();
    const link = child.getByRole('link', { name: 'Search again with the right ages' });
    expect(link.getAttribute('href')).toMatch(/^\/holiday-details\/H2A\?.*childrenAgesRoom1=16/);
    expect(child.getByText(/The price may change/)).toBeInTheDocument();
    // The announcement has no name, because the name may still be typed.
    await waitFor(() => expect(screen.getByText(`Passenger 3, child (12) ${warning}`)).toBeInTheDocument());
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('turns the hint for the lead passenger into a warning, and refuses nobody [DEC-59]', async () => {
    const { onSaved } = openForm(filledAlone());
    const rule = () => guest('Lead passenger').getByText('Lead passenger must be over 18');
    expect(rule().tagName).toBe('P');
    for (const [part, value] of [
      ['Day', '22'],
      ['Month', '11'],
      ['Year', '2008'],
    ] as const) {
      type(guest('Lead passenger'), part, value);
    }
    expect(rule().tagName).toBe('STRONG');
    expect(screen.queryByRole('link', { name: /right ages/ })).toBeNull();
    type(guest('Lead passenger'), 'Day', '21');
    expect(rule().tagName).toBe('P');

    type(guest('Lead passenger'), 'Day', '22');
    expect(rule().tagName).toBe('STRONG');
    submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });
});
