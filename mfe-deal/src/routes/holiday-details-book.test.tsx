import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { act, screen, waitFor, within } from '@testing-library/react';

import {
  AT,
  later,
  leaveHoliday,
  openHoliday,
  quoteOf,
  rowsOf,
  SOLD,
  type HolidayService,
} from '../../testing/holiday-service';

afterEach(leaveHoliday);

const PHOTO = 'http://backend.test/media/pool-1/960.jpg';
const RECORD = { images: [PHOTO], hotelDetails: { hotelName: 'Sol Bay Resort', location: 'Side, Antalya' } };
const FAMILY = AT.replace('childrenRoom1=0', 'childrenRoom1=1&childrenAgesRoom1=5');

const summary = () => screen.getByRole('region', { name: 'Flight and hotel package' });
const shows = (...words: readonly string[]) =>
  waitFor(() => {
    for (const word of words) expect(summary()).toHaveTextContent(word);
  });
const overlay = () => screen.queryByRole('alertdialog', { name: 'Just checking availability...' });

async function open(service: HolidayService, at = AT) {
  const opened = openHoliday(at, { sold: SOLD, ...service });
  await screen.findByRole('region', { name: 'Flight and hotel package' });
  return {
    ...opened,
    bookNow: () => opened.user.click(within(summary()).getByRole('button', { name: 'Book Now' })),
    isAt: () => opened.router.state.location.pathname,
    monthsAsked: () => opened.calls('getHotelAvailability').length,
  };
}

describe('Book Now on holiday details', () => {
  it('books what is on the screen, to the penny, and goes on to personalise [HD-ST-09, HD-ST-08, PRICE-03]', async () => {
    const opened = await open({ hotel: () => Response.json(RECORD) }, FAMILY);
    const { user, bookNow, isAt, quotes, runtime } = opened;
    await user.click(screen.getByRole('radio', { name: /17:10/ }));
    await shows('£448pp', '£1,344 total for 3');
    await bookNow();
    expect(await screen.findByText('Make it yours')).toBeVisible();
    expect(isAt()).toBe('/booking/personalise');
    expect(overlay()).not.toBeInTheDocument();

    expect(quotes()).toEqual([
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
    expect(startedAt).not.toBeNull();
  });

  it('covers the page while it checks, ten seconds at most, and ends the check when the page is left [HD-18]', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const { bookNow, calls, isAt, router } = await open({ quote: () => later<Response>().answer });
    expect(overlay()).not.toBeInTheDocument();
    timeout.mockClear();
    await bookNow();
    expect(await screen.findByRole('alertdialog', { name: 'Just checking availability...' })).toBeVisible();
    expect(isAt()).toBe('/holiday-details/H1');
    expect(timeout.mock.calls).toEqual([[10_000]]);
    timeout.mockRestore();

    const [check, ...others] = calls('quotes');
    expect(others).toEqual([]);
    expect(check?.signal?.aborted).toBe(false);
    await act(() => router.navigate('/search'));
    expect(check?.signal?.aborted).toBe(true);
  });

  it('a check that fails is silent: a quiet line, and the page as it was [HD-ST-10]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const failures = [
      ['http', () => new Response('', { status: 503 })],
      ['network', () => Promise.reject(new TypeError('offline'))],
      ['shape', () => Response.json({ total: 'much' })],
    ] as const;
    let fail: (() => Response | Promise<Response>) | null = null;
    const { bookNow, isAt, runtime } = await open({ quote: () => fail?.() ?? null });
    for (const [kind, answer] of failures) {
      fail = answer;
      await bookNow();
      await waitFor(() => expect(warn).toHaveBeenLastCalledWith(`availability not checked: ${kind}`));
      const line = await screen.findByText(/^We could not check availability just now/);
      expect(line).toHaveAttribute('role', 'status');
      await waitFor(() => expect(overlay()).not.toBeInTheDocument());
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    expect(runtime.booking.getState().chosen).toBeNull();
    warn.mockRestore();
    fail = null;
    await bookNow();
    await waitFor(() => expect(isAt()).toBe('/booking/personalise'));
  });

  it('a price that changed shows old, new and difference, and leads on with the new one or to other dates [HD-ST-09]', async () => {
    let by = 31;
    const opened = await open({ quote: (asked) => quoteOf(SOLD, asked, by) });
    const { bookNow, user, isAt, runtime, monthsAsked } = opened;
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
    expect(monthsAsked()).toBe(1);
    await user.click((await dialog()).getByRole('button', { name: 'See other dates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(monthsAsked()).toBe(2);

    by = -12;
    await shows('£412');
    await bookNow();
    expect(await facts()).toEqual([
      '£412 per person, £824 in total',
      '£400 per person, £800 in total',
      '−£12 per person, −£24 in total',
    ]);
    await user.click((await dialog()).getByRole('button', { name: 'Continue at £400pp' }));
    await waitFor(() => expect(isAt()).toBe('/booking/personalise'));
    const { chosen, quote } = runtime.booking.getState();
    expect([chosen?.pricePerPerson, quote?.total]).toEqual([40_000, 80_000]);
  });

  it('a holiday that is sold out says so, and leads to what is sold now [HD-ST-09]', async () => {
    let gone = false;
    const others = SOLD.filter(({ date }) => date !== '2027-06-12');
    const refusal = { error: { code: 'sold-out', message: 'This holiday has just sold out.' } };
    const { bookNow, user, monthsAsked, runtime } = await open({
      quote: () => Response.json(refusal, { status: 409 }),
      month: () => (gone ? Response.json(rowsOf(others)) : null),
    });
    await bookNow();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not available any more');
    expect(alert).toHaveTextContent('This holiday has just sold out.');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(monthsAsked()).toBe(1);

    gone = true;
    await user.click(within(alert).getByRole('button', { name: 'See other dates' }));
    await shows('Fri 11 Jun 2027');
    expect(monthsAsked()).toBe(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText(/^Sat 12 Jun 2027 is not sold/)).toBeVisible();
    expect(runtime.booking.getState().chosen).toBeNull();
  });

  it('forgets that a holiday was sold out once another date is chosen [HD-ST-09]', async () => {
    const { bookNow, user } = await open({ quote: () => new Response('', { status: 409 }) });
    await bookNow();
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Sat 19 Jun 2027/ }));
    await shows('£410');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
