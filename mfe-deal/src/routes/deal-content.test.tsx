import { aRuntime } from '@storefront/shared/testing/render-page';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { screen, within } from '@testing-library/react';

import { resetDealPage, renderDealPage, type FakeDealService } from '../../testing/deal-service';

afterEach(resetDealPage);

const TEXTS = {
  hotelDetails: '<p>Three pools</p>',
  hotelDetailsExtended: 'Quiet nights',
  offerDetails: 'Flights and transfers',
  offerDetailsConditions: 'Two adults sharing',
  hotelYouCanAdd: 'A hire car',
  hotelOtherOffer: 'Visa needed',
  itinerary: [
    { day: 1, title: 'Athens', actions: [{ type: 'depart', time: '18:00' }] },
    { day: 3, title: 'Mykonos', actions: [] },
  ],
};
const HOTEL = {
  images: [],
  hotelDetails: {
    hotelName: 'Sol Bay Resort',
    location: 'Side, Antalya',
    taRating: 4.5,
    taRatingCount: 1280,
    taDetails: {
      latitude: '36.77',
      longitude: '31.39',
      styles: ['Family', 'Luxury'],
      trip_types: [
        { name: 'family', localized_name: 'Families', value: '620' },
        { name: 'couples', localized_name: 'Couples', value: '400' },
      ],
      review_rating_count: { '5': '900', '4': '200', '3': '100', '2': '50', '1': '30' },
      subratings: [{ localized_name: 'Cleanliness', value: '4.5' }],
    },
  },
  facility: { facilities: { facility_outdoor_pool: true, facility_spa: true } },
};
const FILES = { 'june.json': [{ date: '2027-06-12', pounds: 399 }] };
const findText = (text: RegExp) => screen.findByText(text, { selector: 'p, dd, h3, span' });
const section = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the deal page', () => {
  it('is the same at both URLs and has one canonical URL [ROUTE-05, DEAL-01, DEAL-02, DEAL-03, DEAL-04, DEAL-05, DOM-TEXT-03, DEC-01]', async () => {
    const service: FakeDealService = { deal: TEXTS, files: FILES };
    const { user, router, unmount } = renderDealPage('/deals/101', service);
    await findText(/^Sat 12 Jun 2027, 7 nights/);
    expect(router.state.location.pathname).toBe('/deals/101');
    const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical()).toBe('http://localhost:3000/deal/101');

    expect(screen.getByText('All 3 photos')).toBeVisible();
    expect(screen.getByAltText('Photo 2 of 3')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sol Bay Resort');
    const head = within(document.querySelector('header') ?? document.body);
    expect(head.getByText('Side, Antalya')).toBeVisible();
    expect(head.getByLabelText('4 stars')).toBeVisible();
    expect(head.getByText('4.5')).toBeVisible();
    expect(head.getByText(/1,280 reviews/)).toBeVisible();
    expect(section(/Holiday details/).getByText('Flights and transfers')).toBeVisible();
    expect(section(/Reasons to love/).getByText('Quiet nights')).toBeVisible();
    expect(section(/Conditions/).getByText('Two adults sharing')).toBeVisible();
    expect(section(/Itinerary/).getByText('Day 3, Mon 14 Jun 2027')).toBeVisible();
    expect(await screen.findByText('Three pools')).toBeVisible();
    await user.click(screen.getByText('You can add'));
    expect(await findText(/^A hire car$/)).toBeVisible();
    await user.click(screen.getByText('Hotel Details'));
    await findText(/^Three pools$/);

    const pageText = document.body.textContent;
    // The address of this deal has a comma at each end.
    expect(pageText).not.toContain(', Side');
    expect(pageText).not.toMatch(/Side, Antalya,/);
    unmount();
    const { router: canonicalRouter } = renderDealPage('/deal/101', service);
    await findText(/^Sat 12 Jun 2027, 7 nights/);
    expect(canonicalRouter.state.location.pathname).toBe('/deal/101');
    expect(document.body.textContent).toBe(pageText);
    expect(canonical()).toBe('http://localhost:3000/deal/101');
  });

  it('shows no itinerary before a date is selected [DEAL-04]', async () => {
    const { user } = renderDealPage('/deal/101', { deal: { ...TEXTS, pricesData: {} } });
    await findText(/^No prices in this month/);
    expect(section(/Itinerary/).queryByText(/^Day/)).toBeNull();
    expect(screen.queryByText('Mykonos')).toBeNull();
    await user.click(screen.getByLabelText(/^Sun 20 Jun 2027, no price/));
    expect(await findText(/^Day 3, Tue 22 Jun 2027$/)).toBeVisible();
    expect(screen.getByText('Mykonos')).toBeVisible();
  });

  it('shows the back-office record of the hotel, and requests no map before a click [CACHE-03, DEAL-06, DEAL-07, DEAL-08, DEC-104, EXT-01]', async () => {
    const maps = { embedUrl: 'https://maps.test/embed?at={latitude},{longitude}' };
    const config = storefrontConfigSchema.parse({
      apiUrl: 'http://backend.test/supplier',
      backendUrl: 'http://backend.test',
      maps,
    });
    const { user, requestsTo } = renderDealPage(
      '/deal/101',
      { deal: { pricesData: {} }, hotel: HOTEL },
      aRuntime({ config }),
    );
    const pool = await findText(/^Outdoor pool$/);
    expect(pool).toBeVisible();
    expect(pool.closest('li')?.querySelector('svg.lucide-droplets')).not.toBeNull();
    expect(requestsTo('getBackOfficeHotelByGiataId').map(({ name }) => name)).toEqual(['7']);
    expect(sessionStorage.getItem('giata_7')).toContain('Sol Bay Resort');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('giata_'))).toEqual([]);
    const itemsOf = (list: HTMLElement) => within(list).getAllByRole('listitem');
    const namesOf = (label: string) =>
      itemsOf(screen.getByRole('list', { name: label })).map(({ textContent }) => textContent);
    expect([namesOf('Style'), namesOf('Guests come for')]).toEqual([
      ['Family', 'Luxury'],
      ['Families', 'Couples'],
    ]);
    const amenities = pool.closest('ul');
    expect(amenities && itemsOf(amenities)).toHaveLength(2);
    expect(amenities?.querySelectorAll('li svg')).toHaveLength(2);
    expect(screen.getAllByText('Cleanliness', { exact: false })[0]).toBeVisible();
    expect(screen.getByRole('button', { name: /^5 stars/ })).toHaveTextContent('900 reviews');
    expect(screen.getByRole('button', { name: /^1 star/ })).toHaveTextContent('30 reviews');
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByText('Show the interactive map'));
    const map = await screen.findByTitle('Map of Sol Bay Resort');
    expect(map.tagName).toBe('IFRAME');
    expect(map).toHaveAttribute('src', 'https://maps.test/embed?at=36.77,31.39');
  });

  it('shows the address instead of a map when the coordinates are unknown [EXT-01, DEAL-08, DEC-104]', async () => {
    renderDealPage('/deal/184', { deal: { giataId: null } });
    expect(await screen.findByRole('region', { name: 'Location' })).toHaveTextContent(/Side, Antalya$/);
    expect(screen.queryByText('Show the interactive map')).toBeNull();
  });
});
