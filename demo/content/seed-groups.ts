import type { GroupDocument } from '@storefront/backend/content/documents/group-document.schema';

import { HOSTILE_HTML } from './page-texts';

type Seed = Pick<GroupDocument, 'id' | 'name' | 'departures' | 'nights'> &
  Partial<Pick<GroupDocument, 'boardBasis' | 'dearest' | 'adults' | 'children'>> & {
    readonly lead: string;
    readonly more: string;
    readonly to: readonly number[];
    /** Cells for the call centre, by destination. */
    readonly byPhone?: Readonly<Record<number, readonly string[]>>;
  };

const SUMMER = { months: [6, 7, 8] };
const WINTER = { months: [11, 12, 1, 2, 3] };

/** Every group that a menu, a banner or a card leads to (DEC-44). */
const SEEDS: readonly Seed[] = [
  {
    id: 'summer-beach',
    name: 'Summer Beach',
    lead: 'Sand, sea and nothing planned: our beach holidays from June to August.',
    more: 'Book early for the school holidays; June and the last week of August are the quiet, cheaper ends of the season.',
    departures: SUMMER,
    nights: [7, 10, 14],
    to: [601, 401, 402, 101, 620, 602],
    byPhone: { 602: ['14-5'] },
  },
  {
    id: 'winter-sun',
    name: 'Winter Sun',
    lead: 'Short flights to warm places from November to March.',
    more: 'The Canary Islands are the surest choice, the Red Sea the warmest water.',
    departures: WINTER,
    nights: [7, 14],
    to: [501, 502, 202, 201, 301, 801],
  },
  {
    id: 'tropical-escapes',
    name: 'Tropical Escapes',
    lead: 'Palms, warm seas and a different sky.',
    more: 'The dry months differ from place to place, and there is always one that is right.',
    departures: { fromDays: 40, toDays: 160 },
    nights: [7, 10, 14],
    to: [803, 804, 802, 807, 808, 806],
  },
  {
    id: 'last-minute',
    name: 'Last Minute',
    lead: 'Away within the next four weeks.',
    more: 'Prices change daily this close to departure, and what is gone is gone.',
    departures: { fromDays: 3, toDays: 28 },
    nights: [3, 7],
    to: [501, 605, 703, 706, 404, 301],
  },
  {
    id: 'budget-friendly',
    name: 'Budget-Friendly',
    lead: 'Good hotels that leave something over for dinner.',
    more: 'Flying midweek and outside the school holidays saves the most.',
    departures: { fromDays: 30, toDays: 120 },
    nights: [3, 7],
    dearest: 450,
    to: [744, 703, 704, 303, 604, 722],
  },
  {
    id: 'under-300',
    name: 'Under £300',
    lead: 'Flights and hotel for less than £300 a person.',
    more: 'Where no hotel of a class is left under £300, our team may still have one by phone.',
    departures: { fromDays: 20, toDays: 110 },
    nights: [2, 3, 4],
    dearest: 299,
    to: [703, 704, 722, 707, 705, 716],
  },
  {
    id: 'all-inclusive-family',
    name: 'All Inclusive Family',
    lead: 'Meals, drinks and ice cream are paid for before you pack.',
    more: 'Look for a shallow pool, a club for the right age and a room with a door between the beds.',
    departures: SUMMER,
    nights: [7, 10, 14],
    boardBasis: 'AI',
    adults: 2,
    children: 2,
    to: [101, 102, 601, 401, 402, 201],
  },
  {
    id: 'all-inclusive-luxury',
    name: 'All Inclusive Luxury',
    lead: 'Five-star hotels where nothing is extra.',
    more: 'Several restaurants, quiet pools and a spa are usual at this level.',
    departures: { fromDays: 45, toDays: 150 },
    nights: [7, 10],
    boardBasis: 'AI',
    to: [801, 101, 202, 802, 808, 403],
  },
  {
    id: 'senior-escapes',
    name: 'Senior Escapes',
    lead: 'Mild weather, level promenades and hotels with lifts.',
    more: 'Long stays cost little more than short ones outside the summer.',
    departures: { fromDays: 40, toDays: 140 },
    nights: [7, 14, 21],
    boardBasis: 'HB',
    to: [404, 403, 621, 501, 604, 706],
  },
  {
    id: 'quiet-resorts',
    name: 'Quiet Resorts',
    lead: 'Small places away from the strip.',
    more: 'Walks, markets and early nights.',
    departures: { months: [4, 5, 9, 10] },
    nights: [7, 10],
    to: [408, 603, 505, 732, 742, 411],
  },
  {
    id: 'half-term',
    name: 'Half Term',
    lead: 'A week away when the schools are closed.',
    more: 'February half term for the sun, May for the beach.',
    departures: { months: [2, 5] },
    nights: [4, 7],
    adults: 2,
    children: 2,
    to: [501, 502, 601, 801, 403, 702],
  },
  {
    id: 'summer',
    name: 'Summer Holidays',
    lead: 'Six weeks of summer, and somewhere to spend two of them.',
    more: 'Flights fill before hotels do.',
    departures: { months: [7, 8] },
    nights: [7, 10, 14],
    to: [601, 602, 405, 740, 102, 620],
  },
  {
    id: 'group-holidays',
    name: 'Group Holidays',
    lead: 'Birthdays, teams and reunions: several rooms, one booking.',
    more: 'For more than three rooms our team puts the booking together by phone.',
    departures: { fromDays: 60, toDays: 150 },
    nights: [3, 4, 7],
    to: [602, 605, 706, 701, 704, 705],
  },
];

export function seedGroups(): readonly GroupDocument[] {
  return SEEDS.map(({ lead, more, to, byPhone, ...seed }) => ({
    boardBasis: '',
    dearest: null,
    adults: 2,
    children: 0,
    ...seed,
    description1: `<p>${lead}</p>`,
    // Careless mark-up comes out of every editor sooner or later.
    description3: seed.id === 'quiet-resorts' ? HOSTILE_HTML : `<p>${more}</p>`,
    destinations: to.map((destinationId) => ({
      destinationId,
      byPhone: [...(byPhone?.[destinationId] ?? [])],
    })),
  }));
}
