import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';
import { aPackage, aQuote } from '@storefront/shared/testing/booking-builders';
import { screen, waitFor, within } from '@testing-library/react';

import {
  DEPOSIT_PAID,
  openConfirmation,
  PAID_IN_FULL,
  PASSENGERS,
} from '../../testing/confirmation/open-confirmation';

/** Returns the labels and values of a section. */
function rowsOf(part: string): Readonly<Record<string, string>> {
  const terms = within(screen.getByRole('region', { name: part })).getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}

const textOf = (part: string) => screen.getByRole('region', { name: part }).textContent;

/** Replaces `fetch` by a backend with the booking; the tab has the access that the payment left. */
function withAccess(respond: (url: string) => Response) {
  sessionStorage.setItem(
    'bookingAccess',
    JSON.stringify({ token: 'secret-token', expiresAt: '2099-01-01T00:00:00Z' }),
  );
  const sent: (string | null)[] = [];
  globalThis.fetch = async (input, init) => {
    sent.push(new Headers(init?.headers).get('authorization'));
    return respond(input instanceof Request ? input.url : String(input));
  };
  return sent;
}

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

describe('the confirmation with access to the booking', () => {
  it('shows the trip by day, the card that paid, and saves documents [DEC-219]', async () => {
    const booking = aManagedBooking();
    const sent = withAccess((url) =>
      url.endsWith('/booking') ? Response.json(booking) : new Response('%PDF'),
    );
    const files: string[] = [];
    URL.createObjectURL = () => 'blob:document';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const { user } = openConfirmation();
    const trip = within(await screen.findByRole('region', { name: 'Your trip, day by day' }));
    expect(trip.getByText('Fly to Antalya')).toBeVisible();
    expect(textOf('Payment details')).toContain('Paid Sat 21 Nov 2026, Visa ending in 4242');
    const documents = within(screen.getByRole('region', { name: 'Documents' }));
    await user.click(documents.getByRole('button', { name: /^Booking confirmation/ }));
    expect(await screen.findByText('Booking confirmation is saved.')).toBeVisible();
    expect(files).toEqual(['booking-7KQ4MWD2RE.pdf']);
    expect(sent).toEqual(['Bearer secret-token', 'Bearer secret-token']);
    jest.restoreAllMocks();
  });

  it('states what to do when a document cannot be saved', async () => {
    withAccess((url) =>
      url.endsWith('/booking')
        ? Response.json(aManagedBooking())
        : Response.json({ error: { code: 'internal', message: '' } }, { status: 500 }),
    );
    const { user } = openConfirmation();
    await user.click(await screen.findByRole('button', { name: /^Booking confirmation/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /could not be saved.*call us on 020 7946 0123/,
    );
  });

  it.each([
    ['the request fails', () => withAccess(() => Response.json({}, { status: 503 }))],
    ['the tab has no access', () => {}],
  ])('shows what the session has when %s [DEC-219]', async (_case, prepare) => {
    prepare();
    openConfirmation();
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull());
    expect(rowsOf('Holiday details')).toMatchObject({ Hotel: 'Sol Bay Resort' });
    expect(textOf('Documents')).toContain('in “Manage my booking” at the top of this page');
    expect(screen.getByRole('link', { name: 'Manage my booking' })).toBeVisible();
  });

  it('loads the documents again on request', async () => {
    let status = 503;
    withAccess(() => Response.json(aManagedBooking(), { status }));
    const { user } = openConfirmation();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(textOf('Documents')).toContain('We could not load your documents just now.');
    status = 200;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: /^Booking confirmation/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your trip, day by day' })).toBeVisible();
  });
});

describe('the confirmation', () => {
  it('shows the heading and the booking reference [CONF-01, DEC-71]', async () => {
    openConfirmation();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Booking Confirmed!');
    expect(screen.getByText('SP-7K2Q9')).toBeVisible();
    expect(screen.queryByText('order-1')).toBeNull();
    expect(document.title).toContain('Booking confirmed');
  });

  it('shows the order id when there is no reference [DEC-71]', async () => {
    openConfirmation({ order: { ...PAID_IN_FULL, referenceId: '' } });
    expect(await screen.findByText('order-1')).toBeVisible();
  });

  it('shows the holiday with its extras [CONF-02]', async () => {
    openConfirmation({
      extras: {
        ...NO_EXTRAS,
        transfer: 'SHUTTLE',
        holdBags: 2,
        tours: [{ id: '1', name: 'Old town', pricePerPerson: pence(0), included: true }],
        cruiseBoard: { id: 'c', boardType: 'Full Board', pricePerPerson: pence(0), included: true },
      },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(rowsOf('Holiday details')).toEqual({
      Hotel: 'Sol Bay Resort',
      Location: 'Side, Antalya',
      'Our rating': '4 stars',
      Dates: 'Sat 12 Jun 2027 to Sat 19 Jun 2027',
      Nights: '7 nights',
      Board: 'Half Board',
      Room: 'Double room with balcony, 2 adults',
      Guests: '2 guests',
      Transfer: 'Shuttle, return',
      'Hold baggage': '2 bags of 23 kg',
      'Cruise board': 'Full Board',
      Tours: 'Old town',
    });
  });

  it('shows both flights, and the date of a landing after midnight [CONF-03]', async () => {
    const { inbound } = aPackage();
    openConfirmation({ chosen: aPackage({ inbound: { ...inbound, arrivesAt: '2027-06-20T01:10:00' } }) });
    const flights = within(await screen.findByRole('region', { name: 'Flight details' }));
    const out = flights.getByRole('article', { name: 'Outbound, Sat 12 Jun 2027' });
    expect(out).toHaveTextContent('06:10 London Gatwick');
    expect(out).toHaveTextContent('12:15 Antalya');
    expect(out).toHaveTextContent('easyJet U2 8071');
    expect(out).not.toHaveTextContent('day,');
    const back = flights.getByRole('article', { name: 'Inbound, Sat 19 Jun 2027' });
    expect(back).toHaveTextContent('01:10 London Gatwick +1 day, Sun 20 Jun');
  });

  it('shows a deposit payment: the price lines in order, the amount paid, the balance and its due date [CONF-03]', async () => {
    const lines = [
      { label: 'Holiday, 2 x £367.00', amount: pence(73_400) },
      { label: 'Hold bag, 1 x £90.00', amount: pence(9_000) },
    ];
    openConfirmation({ quote: aQuote({ lines }) });
    await screen.findByRole('heading', { level: 1 });
    expect(Object.entries(rowsOf('Payment details'))).toEqual([
      ['Holiday, 2 x £367.00', '£734.00'],
      ['Hold bag, 1 x £90.00', '£90.00'],
      ['Total', '£824.00'],
      ['Per person', '£412.00'],
      ['Deposit paid', '£444.40'],
      ['Balance', '£379.60, due by Sat 12 Jun 2027'],
    ]);
    expect(DEPOSIT_PAID.paid + DEPOSIT_PAID.balance).toBe(DEPOSIT_PAID.total);
    expect(textOf('What happens next')).toContain('£379.60 is due by Sat 12 Jun 2027');
  });

  it('shows the due date of the terms, before the departure [CONF-03, DEC-211]', async () => {
    openConfirmation({}, {}, '', { balanceDueDays: 28 });
    await screen.findByRole('heading', { level: 1 });
    expect(rowsOf('Payment details')).toMatchObject({ Balance: '£379.60, due by Sat 15 May 2027' });
    expect(textOf('What happens next')).toContain('By Sat 15 May 2027: the balance');
    expect(textOf('What happens next')).toContain('£379.60 is due by Sat 15 May 2027');
    expect(textOf('What happens next')).toContain('Before Sat 12 Jun 2027: documents and travel');
  });

  it('shows a full payment [CONF-03]', async () => {
    openConfirmation({ order: PAID_IN_FULL });
    await screen.findByRole('heading', { level: 1 });
    expect(rowsOf('Payment details')).toMatchObject({
      'Paid in full': '£824.00',
      Balance: 'Nothing more to pay',
    });
    expect(textOf('What happens next')).toContain('You paid £824.00');
  });

  it('shows the lines of the paid quote, and none with another total [CONF-03]', async () => {
    const later = aQuote({ lines: [{ label: 'Later price', amount: pence(90_000) }], total: pence(90_000) });
    const { unmount } = openConfirmation({
      quote: later,
      payment: {
        paymentId: '5b1f5a52-6a0b-4f43-9f7e-2d0f5d8c0a11',
        route: 'card',
        paymentType: 'deposit',
        amount: pence(44_440),
        state: 'succeeded',
        paymentUrl: null,
        quote: aQuote(),
        startedAt: null,
      },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(rowsOf('Payment details')).toHaveProperty(['Holiday, 2 x £412.00'], '£824.00');
    unmount();

    openConfirmation({ quote: later });
    await screen.findByRole('heading', { level: 1 });
    expect(Object.keys(rowsOf('Payment details'))).toEqual([
      'Total',
      'Per person',
      'Deposit paid',
      'Balance',
    ]);
    expect(rowsOf('Payment details')).toHaveProperty(['Per person'], '£412.00');
  });

  it('shows the email address and what to do when no email arrives [CONF-04, DEC-68]', async () => {
    openConfirmation();
    expect(await screen.findByText('ann@example.com')).toBeVisible();
    expect(screen.getByText(/We email your confirmation to/)).toHaveTextContent(
      'If it is not there within 10 minutes, look in your spam folder or call us on 020 7946 0123.',
    );
  });

  it('refers to the lead passenger when no email address is stored [CONF-04]', async () => {
    openConfirmation({ leadDetails: null });
    expect(await screen.findByText(/We email your confirmation to the lead passenger\./)).toBeVisible();
  });

  it('names whom to call on the trip', async () => {
    openConfirmation();
    const help = within(await screen.findByRole('region', { name: 'Help and emergencies' }));
    expect(help.getByRole('link', { name: '+44 20 7946 0199' })).toHaveAttribute('href', 'tel:+442079460199');
  });

  it('leads to the booking first, and quietly to the home page [CONF-05, DEC-176]', async () => {
    openConfirmation();
    expect(await screen.findByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.indexOf('Manage my booking')).toBeLessThan(links.indexOf('Return to Homepage'));
    expect(screen.getByRole('link', { name: 'Manage my booking' })).toHaveAttribute(
      'href',
      '/manage?reference=SP-7K2Q9',
    );
  });

  it.each([{ chosen: null }, { order: null }])(
    'shows a message without a booking [CONF-06, DEC-31]',
    async (lost) => {
      openConfirmation(lost);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Booking Not Found');
      expect(screen.getByText(/We couldn't find your booking details\./)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
      expect(screen.getByRole('link', { name: 'Find my booking' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/manage/),
      );
      expect(screen.getByRole('link', { name: '020 7946 0123' })).toBeVisible();
    },
  );

  it('puts the reference into the URL, where a tab without the session finds it [CONF-06, DEC-176]', async () => {
    const { router, unmount } = openConfirmation();
    await waitFor(() => expect(router.state.location.search).toBe('?reference=SP-7K2Q9'));
    unmount();

    openConfirmation({ order: null }, {}, '?reference=SP-7K2Q9');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Booking Not Found');
    expect(screen.getByRole('link', { name: 'Find my booking' })).toHaveAttribute(
      'href',
      '/manage?reference=SP-7K2Q9',
    );
  });

  it('shows names as plain text, whatever characters they contain', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...PASSENGERS[1],
      title: 'Miss',
      firstName: `<b>"X${index}"</b>`,
      lastName: '&amp; O’Brien',
      dateOfBirth: '2015-01-01',
    }));
    const { container } = openConfirmation({
      passengers: many,
      chosen: aPackage({
        hotelName: '<img src=x onerror=alert(1)>',
        occupancy: [
          { adults: 2, children: 3, childAges: [4, 5, 6] },
          { adults: 4, children: 0, childAges: [] },
        ],
      }),
    });
    const names = within(await screen.findByRole('region', { name: 'Passengers' })).getAllByRole('listitem');
    expect(names).toHaveLength(9);
    expect(names[0]).toHaveTextContent('Miss <b>"X0"</b> &amp; O’Brien (lead passenger)');
    expect(rowsOf('Holiday details')).toMatchObject({
      Hotel: '<img src=x onerror=alert(1)>',
      Guests: '9 guests: 6 adults, 3 children',
    });
    expect(container.querySelectorAll('b, img')).toHaveLength(0);
  });

  it('mentions an ATOL certificate only when the seller has a number [PROD-04, DEC-41, DEC-430]', async () => {
    const { unmount } = openConfirmation();
    await screen.findByRole('heading', { level: 1 });
    expect(textOf('What happens next')).not.toContain('ATOL');
    unmount();
    openConfirmation({}, { atolNumber: '12345' });
    await screen.findByRole('heading', { level: 1 });
    expect(textOf('What happens next')).toContain('ATOL Certificate, ATOL 12345');
    expect(textOf('What happens next')).toContain('Monday to Friday 9:00 to 18:00');
  });
});
