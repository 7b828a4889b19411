import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';

import { CruiseBoards } from './cruise-boards';
import { Itinerary } from './itinerary';
import { Ship } from './ship';

const DAYS: Deal['itinerary'] = [
  { day: 3, title: 'Kotor', actions: [{ type: 'check-out', time: 'about noon' }] },
  {
    day: 1,
    title: 'Athens',
    actions: [
      { type: 'check-in', time: '13:00' },
      { type: 'depart', time: '18:00' },
    ],
  },
  {
    day: 2,
    title: '',
    actions: [
      { type: 'arrive', time: '08:00' },
      { type: 'dock', time: '' },
    ],
  },
];

function itemsOf(list: HTMLElement): (string | null)[] {
  return [...list.children].map(({ textContent }) => textContent);
}

describe('the itinerary', () => {
  it('shows a hint instead of the days without a date [DEAL-04]', async () => {
    renderInPage(<Itinerary days={DAYS} departureDate={null} />);
    expect(await screen.findByText('Choose a date to see the itinerary day by day.')).toBeVisible();
    expect(screen.queryByText(/Athens/)).toBeNull();
  });

  it('shows the days in order with their dates, events and times [DEAL-04, DOM-DBI-05]', async () => {
    renderInPage(<Itinerary days={DAYS} departureDate="2027-06-12" />);
    const [days] = await screen.findAllByRole('list');
    if (!days) throw new Error('no days');
    expect(itemsOf(days)).toEqual([
      'Day 1, Sat 12 Jun 2027AthensCheck-in 13:00Depart 18:00',
      'Day 2, Sun 13 Jun 2027Arrive 08:00Dock ',
      'Day 3, Mon 14 Jun 2027KotorCheck-out ',
    ]);
  });

  it('renders nothing without days', () => {
    expect(renderInPage(<Itinerary days={[]} departureDate="2027-06-12" />).container).toBeEmptyDOMElement();
  });
});

describe('the ship', () => {
  it('shows its cabins with their surcharges, and a phone number for other cabins [DOM-DBI-07]', async () => {
    const room = { roomDesc: '', features: [], roomImage: null };
    renderInPage(
      <Ship
        phone=""
        ship={{
          _id: 's',
          shipName: 'Ocean Pearl',
          rooms: [
            { ...room, _id: 'a', roomName: 'Inside', pp: 0 },
            {
              _id: 'b',
              roomName: 'Balcony',
              roomDesc: 'With two chairs',
              roomImage: 'https://shop.test/balcony.jpg',
              features: ['Bath'],
              pp: 95,
            },
            { ...room, _id: 'c', roomName: 'Palace', pp: 1e300 },
          ],
        }}
      />,
    );
    const [cabins] = await screen.findAllByRole('list');
    if (!cabins) throw new Error('no cabins');
    expect(screen.getByText('Ocean Pearl')).toBeVisible();
    expect(itemsOf(cabins)).toEqual([
      'InsideIn the price',
      expect.stringMatching(/^Balcony.*\+£95 pp/),
      'PalaceAsk us for the price',
    ]);
    expect(within(cabins).getByText('With two chairs')).toBeVisible();
    expect(within(cabins).getByText('Bath')).toBeVisible();
    const pictures = [...cabins.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual(['https://shop.test/balcony.jpg']);
    expect(within(screen.getByText(/Ask us about other cabins/)).getByRole('link')).toBeVisible();
  });
});

describe('the cruise boards', () => {
  it('show their names and prices, and are chosen in the next step [DOM-DBI-08]', async () => {
    const board = { features: [], pricePerPerson: pence(0), included: true };
    renderInPage(
      <CruiseBoards
        boards={[
          { ...board, id: 'fb', boardType: 'FB' },
          { ...board, id: 'ai', boardType: 'AI', included: false, pricePerPerson: pence(14_000) },
        ]}
      />,
    );
    const [boards] = await screen.findAllByRole('list');
    if (!boards) throw new Error('no boards');
    expect(itemsOf(boards)).toEqual(['Full BoardIncluded', 'All Inclusive+£140 pp']);
    expect(screen.getByText('You choose in the next step.')).toBeVisible();
  });
});
