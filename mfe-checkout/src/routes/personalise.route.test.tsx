import { EMPTY_SESSION } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { createBookingStore } from '@storefront/shared/runtime';
import { aPackage } from '@storefront/shared/testing/booking-builders';
import { aRuntime, renderRoutes } from '@storefront/shared/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';

import { anOffer, cleanUpPersonalise, openPersonalise } from '../../testing/personalise/open-personalise';

import { Component } from './personalise.route';

afterEach(cleanUpPersonalise);

const part = (name: string | RegExp) => screen.getByRole('region', { name });
const summary = () => within(part('Your holiday'));
const bar = () => within(part('Total and next step'));
const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('personalise', () => {
  it('shows a message without a booking in the session, and no contact details, whatever the navigation state has [PERS-01, DEC-31, DEC-56]', async () => {
    const { router } = renderRoutes(
      [{ path: '/booking/personalise', Component }],
      '/booking/personalise',
      aRuntime({ booking: createBookingStore({ mirror: null }) }),
    );
    expect(await screen.findByRole('heading', { name: 'Booking Not Found' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    const state = { ...EMPTY_SESSION, chosen: aPackage() };
    await act(() => router.navigate('/booking/personalise', { state }));
    expect(router.state.location.state).toEqual(state);
    expect(screen.getByRole('heading', { name: 'Booking Not Found' })).toBeVisible();
  });

  it('shows that a booking of a newer release is safe, with the phone number', async () => {
    const newer = new Map([['bookingData', '{"version":2,"trip":{}}']]);
    const mirror = {
      getItem: (key: string) => newer.get(key) ?? null,
      setItem: (key: string, text: string) => void newer.set(key, text),
    };
    renderRoutes(
      [{ path: '/booking/personalise', Component }],
      '/booking/personalise',
      aRuntime({ booking: createBookingStore({ mirror }) }),
    );
    expect(await screen.findByRole('heading', { name: 'Your booking is safe' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^0/ })).toHaveAttribute('href', expect.stringContaining('tel:'));
    expect(screen.queryByText('Booking Not Found')).not.toBeInTheDocument();
  });

  it('shows its sections in order, without those of a deal [PERS-02, PERS-03, PERS-05, PERS-06, PERS-07]', async () => {
    openPersonalise();
    await screen.findByRole('heading', { level: 1, name: 'Personalise your holiday' });
    expect(sectionTitles()).toEqual([
      'Your Selection',
      'Transfer Options',
      'Passenger Contact Information',
      'Baggage Allowance',
    ]);
  });

  it('shows the boards and tours of a deal between selection and transfers [PERS-03, PERS-04]', async () => {
    openPersonalise({ offer: anOffer() });
    await screen.findByRole('heading', { level: 1 });
    expect(sectionTitles().slice(0, 4)).toEqual([
      'Your Selection',
      'Cruise Board Basis Options',
      'Tours',
      'Transfer Options',
    ]);
  });

  it('has neither boards nor tours for a deal without them [PERS-03, PERS-04]', async () => {
    openPersonalise({ offer: anOffer({ cruiseBoards: [], tours: [] }) });
    await screen.findByRole('heading', { level: 1 });
    expect(sectionTitles().slice(0, 2)).toEqual(['Your Selection', 'Transfer Options']);
  });

  it('continues without a tour [PERS-04]', async () => {
    const offer = anOffer();
    const { user, router, extras } = openPersonalise({
      offer: { ...offer, tours: offer.tours.filter(({ included }) => !included) },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'a@b.uk');
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '02079460123');
    for (const box of within(part('Tours')).getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(bar().getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/passengers'));
    expect(extras().tours).toEqual([]);
  });

  it('lists rooms with their guests and the board of the booking as included, without a choice [PERS-01, PERS-02, DEC-74]', async () => {
    openPersonalise({ chosen: { occupancy: [{ adults: 2, children: 1, childAges: [7] }] } });
    const rows = within(await screen.findByRole('region', { name: 'Your Selection' })).getAllByRole(
      'listitem',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'RoomDouble room with balcony, 2 adults, 1 child (7) Included',
      'BoardHalf Board Included',
    ]);
    for (const control of ['radio', 'checkbox', 'combobox', 'button', 'link'])
      expect([control, within(part('Your Selection')).queryByRole(control)]).toEqual([control, null]);
  });

  it('shows the price difference of an upgraded room and board [DEC-74]', async () => {
    openPersonalise({
      extras: {
        room: { code: 'S', name: 'Sea view', pricePerPerson: pence(1_500) },
        board: { code: 'RO', name: 'Room Only', pricePerPerson: pence(-1_000) },
      },
    });
    const selection = within(await screen.findByRole('region', { name: 'Your Selection' }));
    expect(selection.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'RoomSea view, 2 adults+£15.00 per person',
      'BoardRoom Only−£10.00 per person',
    ]);
    expect(selection.queryByText('Included')).toBeNull();
    expect(bar().getByText('£834.00')).toBeInTheDocument();
  });

  it('starts with the included tour and board, no transfer and no bags, at the price of the offer [DEC-73, DOM-BOOK-08]', async () => {
    const { extras } = openPersonalise({ offer: anOffer() });
    await screen.findByRole('heading', { level: 1 });
    expect(extras()).toMatchObject({
      transfer: 'NO_TRANSFER',
      holdBags: 0,
      tours: [{ id: 't2', included: true }],
      cruiseBoard: { id: 'b2', boardType: 'Full Board', pricePerPerson: 0, included: true },
    });
    expect(radio(/^Full Board/)).toBeChecked();
    expect(radio(/^No transfer/)).toBeChecked();
    expect(bar().getByText('£824.00')).toBeInTheDocument();
  });

  it('prices boards by their difference to the included one, also when it is negative [PERS-03, PRICE-12, DOM-BOOK-07, DEC-73]', async () => {
    const { user, extras } = openPersonalise({ offer: anOffer() });
    await screen.findByRole('heading', { level: 1 });
    expect(radio(/^Premium/)).toHaveAccessibleName(/Drinks \+£49\.00 per person \+£98\.00 in total$/);
    expect(radio(/^Full Board/)).toHaveAccessibleName('Full Board Included');
    await user.click(radio(/^Breakfast −£20\.00 per person −£40\.00 in total$/));
    expect(extras().cruiseBoard).toEqual({
      id: 'b3',
      boardType: 'Breakfast',
      pricePerPerson: -2_000,
      included: false,
    });
    expect(bar().getByText('£784.00')).toBeInTheDocument();
  });

  it('lists boards without a choice when none is included [PERS-03]', async () => {
    const boards = anOffer().cruiseBoards.map((board) => ({ ...board, included: false }));
    const { extras } = openPersonalise({ offer: anOffer({ cruiseBoards: boards }) });
    const section = within(await screen.findByRole('region', { name: 'Cruise Board Basis Options' }));
    expect(section.getByText('Premium')).toBeVisible();
    expect(section.queryByRole('radio')).toBeNull();
    expect(extras().cruiseBoard).toBeNull();
  });

  it('adds and removes a tour on its card and in its details, but not an included one [PERS-04, PRICE-11, DOM-BOOK-08, DEC-103]', async () => {
    const picture = 'https://shop.test/walk.jpg';
    const offer = anOffer();
    const pictured = offer.tours.map((tour) =>
      tour.id === 't1'
        ? { ...tour, image: picture, description: `${tour.description}<img src="x" onerror="alert(1)">` }
        : tour,
    );
    const { user, extras } = openPersonalise({ offer: { ...offer, tours: pictured } });
    const tours = within(await screen.findByRole('region', { name: 'Tours' }));
    const [walk, harbour] = tours.getAllByRole('listitem');
    expect(walk?.querySelector('img')).toHaveAttribute('src', picture);
    expect(harbour?.querySelector('img')).toBeNull();
    expect(walk).toHaveTextContent('Three hours on foot . Terms');
    expect(walk).toHaveTextContent('+£45.50 per person+£91.00 in total');
    expect(harbour).toHaveTextContent('Included');
    expect(tours.getAllByRole('checkbox')).toHaveLength(1);

    await user.click(tours.getByRole('checkbox', { name: 'Add : Old town walk' }));
    expect(bar().getByText('£915.00')).toBeInTheDocument();
    expect(extras().tours.map(({ id }) => id)).toEqual(['t1', 't2']);

    await user.click(tours.getByRole('button', { name: 'Details : Old town walk' }));
    const dialog = await screen.findByRole('dialog', { name: 'Old town walk' });
    expect([...dialog.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([picture]);
    const details = within(dialog);
    expect(await details.findByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(details.getByText('Guide')).toBeVisible();
    const toggle = details.getByRole('checkbox', { name: 'Added : Old town walk' });
    expect(toggle).toBeChecked();
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
    expect(extras().tours.map(({ id }) => id)).toEqual(['t2']);
  });

  it('selects a return transfer with its price per person and in total, and deselects it [PERS-05, PRICE-09, PRICE-10, DOM-BOOK-06]', async () => {
    const { user, extras } = openPersonalise();
    const section = within(await screen.findByRole('region', { name: 'Transfer Options' }));
    expect(section.getAllByRole('radio')).toHaveLength(3);
    expect(radio(/^No transfer/)).toHaveAccessibleName(/Free$/);
    expect(radio(/^Private/)).toHaveAccessibleName(/Return.*\+£56\.00 per person \+£112\.00 in total$/);
    await user.click(radio(/^Shuttle.*Return.*\+£19\.00 per person \+£38\.00 in total$/));
    expect(extras().transfer).toBe('SHUTTLE');
    expect(bar().getByText('£862.00')).toBeInTheDocument();
    await user.click(radio(/^No transfer/));
    expect(extras().transfer).toBe('NO_TRANSFER');
    expect(bar().getByText('£824.00')).toBeInTheDocument();
  });

  it('includes a small bag per person and sells hold bags from 0, without a limit [PERS-07, PRICE-06, PRICE-07, PRICE-08, DEC-72]', async () => {
    const { user, extras } = openPersonalise();
    const baggage = within(await screen.findByRole('region', { name: 'Baggage Allowance' }));
    expect(baggage.getByText('One baggage 40x20x25 cm per person is included')).toBeVisible();
    expect(baggage.getByText('£90.00 per bag, return')).toBeVisible();
    expect(baggage.getByRole('button', { name: /^One fewer/ })).toBeDisabled();
    const bags = baggage.getByRole('textbox', { name: 'Extra hold baggage, 23 kg' });

    await user.click(baggage.getByRole('button', { name: /^One more/ }));
    expect(baggage.getByText('+£90.00 in total')).toBeVisible();
    await user.clear(bags);
    await user.type(bags, '75{Tab}');
    expect(extras().holdBags).toBe(75);
    expect(bar().getByText('£7,574.00')).toBeInTheDocument();
    expect(baggage.getByRole('button', { name: /^One more/ })).toBeEnabled();
  });

  it('shows total and Continue once, in the summary, and announces a new total once [PERS-08]', async () => {
    const { user, booking, quotedExtras } = openPersonalise();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('button', { name: 'Continue' })).toHaveLength(1);
    expect(bar().getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(bar().getByText('£824.00')).toBeInTheDocument();
    expect(bar().getByText('£412.00 per person, 2 guests')).toBeInTheDocument();
    expect(screen.queryByText(/^New total/)).toBeNull();

    await user.click(radio(/^Shuttle/));
    expect(summary().getAllByText('£862.00').length).toBeGreaterThan(0);
    expect(screen.getByText('New total: £862.00').closest('[aria-live="polite"]')).not.toBeNull();
    await waitFor(() => expect(booking.getState().quote?.total).toBe(86_200));
    expect(quotedExtras()).toMatchObject([{ transfer: 'SHUTTLE' }]);
    expect(screen.getAllByText(/^New total/)).toHaveLength(1);
  });

  it('does not continue with an unavailable holiday [PERS-08]', async () => {
    const sold = { error: { code: 'sold-out', message: 'It has just been sold.' } };
    const { user } = openPersonalise({ quote: () => Response.json(sold, { status: 409 }) });
    await screen.findByRole('heading', { level: 1 });
    await user.click(radio(/^Shuttle/));
    expect(await screen.findByRole('alert')).toHaveTextContent('It has just been sold.');
    expect(bar().getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  it('focuses the notice about rejected extras instead of continuing, and continues once they are changed [PRICE-08, DEC-445]', async () => {
    const message = 'extras.holdBags: no more than five extra bags for each guest';
    const refusal = { error: { code: 'bad-input', message } };
    const responses = [() => Response.json(refusal, { status: 400 })];
    const { user, router } = openPersonalise({
      contact: { email: 'ann@example.com', phone: '02079460123' },
      quote: () => responses.shift()?.(),
    });
    await screen.findByRole('heading', { level: 1 });
    const bags = screen.getByRole('textbox', { name: 'Extra hold baggage, 23 kg' });
    await user.clear(bags);
    await user.type(bags, '11{Tab}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The reason: no more than five extra bags for each guest.');
    expect(alert).toHaveTextContent('or call us on 020 7946 0123. Nothing was charged.');
    await user.click(summary().getByRole('button', { name: 'Continue' }));
    expect(alert.parentElement).toHaveFocus();
    expect(router.state.location.pathname).toBe('/booking/personalise');

    await user.click(screen.getByRole('button', { name: /^One fewer/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(summary().getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
  });
});

function sectionTitles() {
  const aside = part('Your holiday');
  return screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => !aside.contains(heading))
    .map(({ textContent }) => textContent);
}
