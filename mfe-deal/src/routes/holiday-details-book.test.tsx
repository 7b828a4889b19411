import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { act, screen, waitFor, within } from '@testing-library/react';

import {
  HOLIDAY_URL,
  deferred,
  resetHolidayPage,
  renderHolidayPage,
  quoteOf,
  rowsOf,
  TEST_PACKAGES,
  type FakeHolidayService,
} from '../../testing/holiday-service';

afterEach(resetHolidayPage);

const PHOTO = 'http://backend.test/media/pool-1/960.jpg';
const RECORD = { images: [PHOTO], hotelDetails: { hotelName: 'Sol Bay Resort', location: 'Side, Antalya' } };
const FAMILY = HOLIDAY_URL.replace('childrenRoom1=0', 'childrenRoom1=1&childrenAgesRoom1=5');

const summary = () => screen.getByRole('region', { name: 'Flight and hotel package' });
const summaryShows = (...texts: readonly string[]) =>
  waitFor(() => {
    for (const text of texts) expect(summary()).toHaveTextContent(text);
  });
const overlay = () => screen.queryByRole('alertdialog', { name: 'Just checking availability...' });

async function open(service: FakeHolidayService, at = HOLIDAY_URL) {
  const opened = renderHolidayPage(at, { packages: TEST_PACKAGES, ...service });
  await screen.findByRole('region', { name: 'Flight and hotel package' });
  return {
    ...opened,
    bookNow: () => opened.user.click(within(summary()).getByRole('button', { name: 'Book Now' })),
    pathname: () => opened.router.state.location.pathname,
    monthRequestCount: () => opened.requestsTo('getHotelAvailability').length,
  };
}

describe('Book Now on holiday details', () => {
  it('books the displayed package to the penny, opens the personalise step without navigation state, and starts the countdown of the booking then [BOOK-CTD-01, HD-ST-09, HD-ST-08, PRICE-02, PRICE-03, PERS-01, DEC-75]', async () => {
    const opened = await open({ hotel: () => Response.json(RECORD) }, FAMILY);
    const { user, bookNow, pathname, quoteRequests, runtime } = opened;
    await user.click(screen.getByRole('button', { name: 'Change flights' }));
    await user.click(screen.getByRole('radio', { name: /17:10/ }));
    await summaryShows('£448pp', '£1,344 total for 3');
    const clickedAt = Date.now();
    await bookNow();
    expect(await screen.findByText('Make it yours')).toBeVisible();
    expect(pathname()).toBe('/booking/personalise');
    expect(opened.router.state.location.state).toBeNull();
    expect(overlay()).not.toBeInTheDocument();

    expect(quoteRequests()).toEqual([
      {
        reference: 'LGW-2027-06-12-06-7-HB',
        flightId: 'LGW-2027-06-12-17',
        rooms: [{ adults: 2, children: 1, childAges: [5] }],
        extras: NO_EXTRAS,
      },
    ]);
    const { chosen, quote, offer, startedAt } = runtime.booking.getState();
    expect(chosen).toMatchObject({
      hotelName: 'Sol Bay Resort',
      pricePerPerson: 44_800,
      departureDate: '2027-06-12',
      nights: 7,
      boardBasis: 'HB',
      flightId: 'LGW-2027-06-12-17',
      occupancy: [{ adults: 2, children: 1, childAges: [5] }],
      imageUrl: PHOTO,
    });
    expect(quote).toMatchObject({ total: 134_400, perPerson: 44_800 });
    expect(offer).toBeNull();
    expect(startedAt).toBeGreaterThanOrEqual(clickedAt);
    expect(startedAt).toBeLessThanOrEqual(Date.now());
  });

  it('covers the page during the check, which has a timeout of ten seconds and is aborted when the page is left [HD-18, CONST-09]', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const { bookNow, requestsTo, pathname, router } = await open({
      quote: () => deferred<Response>().promise,
    });
    expect(overlay()).not.toBeInTheDocument();
    timeout.mockClear();
    await bookNow();
    expect(await screen.findByRole('alertdialog', { name: 'Just checking availability...' })).toBeVisible();
    expect(pathname()).toBe('/holiday-details/H1');
    expect(timeout.mock.calls).toEqual([[10_000]]);
    timeout.mockRestore();

    const [check, ...others] = requestsTo('quotes');
    expect(others).toEqual([]);
    expect(check?.signal?.aborted).toBe(false);
    await act(() => router.navigate('/search'));
    expect(check?.signal?.aborted).toBe(true);
  });

  it('uncovers the page when the ten seconds are over [HD-18, CONST-09]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { bookNow, pathname } = await open({ quote: () => deferred<Response>().promise });
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    await bookNow();
    expect(await screen.findByRole('alertdialog', { name: 'Just checking availability...' })).toBeVisible();
    timeout.mockRestore();
    await act(async () => limit.abort(new DOMException('The time limit was reached.', 'TimeoutError')));
    expect(await screen.findByText(/^We could not check availability just now/)).toBeVisible();
    await waitFor(() => expect(overlay()).not.toBeInTheDocument());
    expect(pathname()).toBe('/holiday-details/H1');
    expect(warn).toHaveBeenCalledWith('availability not checked: timeout');
    warn.mockRestore();
  });

  it('does not call a holiday unavailable where the back office has no quotes [DEC-158]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { bookNow, pathname } = await open({ quote: () => new Response('Cannot POST', { status: 404 }) });
    await bookNow();
    expect(await screen.findByText(/^We could not check availability just now/)).toBeVisible();
    expect(screen.queryByText('Not available any more')).not.toBeInTheDocument();
    expect(pathname()).toBe('/holiday-details/H1');
    expect(warn).toHaveBeenCalledWith('availability not checked: http');
    warn.mockRestore();
  });

  it('only shows a status line when the check fails, and leaves the page as it was [HD-ST-10, DEC-148]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const failures = [
      ['http', () => new Response('', { status: 503 })],
      ['network', () => Promise.reject(new TypeError('offline'))],
      ['shape', () => Response.json({ total: 'much' })],
    ] as const;
    let failure: (() => Response | Promise<Response>) | null = null;
    const { bookNow, pathname, runtime } = await open({ quote: () => failure?.() ?? null });
    const offer = () => screen.getByRole('region', { name: 'Flight and hotel package' });
    const before = offer().textContent;
    for (const [kind, respond] of failures) {
      failure = respond;
      await bookNow();
      await waitFor(() => expect(warn).toHaveBeenLastCalledWith(`availability not checked: ${kind}`));
      const line = await screen.findByText(
        'We could not check availability just now. Nothing was booked: please try again.',
      );
      expect(line).toHaveAttribute('role', 'status');
      await waitFor(() => expect(overlay()).not.toBeInTheDocument());
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(pathname()).toBe('/holiday-details/H1');
      expect(offer().textContent?.replace(line.textContent ?? '', '')).toBe(before);
    }
    expect(runtime.booking.getState().chosen).toBeNull();
    warn.mockRestore();
    failure = null;
    await bookNow();
    await waitFor(() => expect(pathname()).toBe('/booking/personalise'));
  });

  it('shows the old price, the new price and the difference, and continues at the new price or shows other dates [HD-ST-09]', async () => {
    let extraPounds = 31;
    const opened = await open({ quote: (request) => quoteOf(TEST_PACKAGES, request, extraPounds) });
    const { bookNow, user, pathname, runtime, monthRequestCount } = opened;
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'The price has changed' }));
    const facts = async () =>
      (await dialog()).getAllByRole('definition').map(({ textContent }) => textContent);

    await bookNow();
    expect(await facts()).toEqual([
      '£412 per person, £824 in total',
      '£443 per person, £886 in total',
      '+£31 per person, +£62 in total',
    ]);
    expect(runtime.booking.getState().chosen).toBeNull();
    expect(monthRequestCount()).toBe(1);
    await user.click((await dialog()).getByRole('button', { name: 'See other dates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(monthRequestCount()).toBe(2);

    extraPounds = -12;
    await summaryShows('£412');
    await bookNow();
    expect(await facts()).toEqual([
      '£412 per person, £824 in total',
      '£400 per person, £800 in total',
      '−£12 per person, −£24 in total',
    ]);
    await user.click((await dialog()).getByRole('button', { name: 'Continue at £400pp' }));
    await waitFor(() => expect(pathname()).toBe('/booking/personalise'));
    const { chosen, quote } = runtime.booking.getState();
    expect([chosen?.pricePerPerson, quote?.total]).toEqual([40_000, 80_000]);
  });

  it('reports a sold-out holiday, and leads to the dates that are still sold [HD-ST-10, DEC-444]', async () => {
    let soldOut = false;
    const otherPackages = TEST_PACKAGES.filter(({ date }) => date !== '2027-06-12');
    const errorBody = { error: { code: 'sold-out', message: 'This holiday has just sold out.' } };
    const { bookNow, user, monthRequestCount, runtime } = await open({
      quote: () => Response.json(errorBody, { status: 409 }),
      month: () => (soldOut ? Response.json(rowsOf(otherPackages)) : null),
    });
    await bookNow();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not available any more');
    expect(alert).toHaveTextContent('This holiday has just sold out.');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(monthRequestCount()).toBe(1);

    soldOut = true;
    await user.click(within(alert).getByRole('button', { name: 'See other dates' }));
    await summaryShows('Fri 11 Jun 2027');
    expect(monthRequestCount()).toBe(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText(/^Sat 12 Jun 2027 is not sold/)).toBeVisible();
    expect(runtime.booking.getState().chosen).toBeNull();
  });

  it('hides the sold-out message when another date is selected [DEC-444]', async () => {
    const { bookNow, user } = await open({ quote: () => new Response('', { status: 409 }) });
    await bookNow();
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Sat 19 Jun 2027/ }));
    await summaryShows('£410');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
