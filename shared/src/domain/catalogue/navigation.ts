/**
 * A label of menus, footer and cards with its target. This file is the only navigation table of the code (DEC-44); menus
 * and footer are seeded from it and then edited by the content team (built-in-site.ts).
 */
export interface NavigationEntry {
  readonly label: string;
  /** `null` for a label without a target, which is shown as text (DEC-25). */
  readonly path: string | null;
}

/** A column of a menu. */
export interface NavigationColumn {
  readonly title: string;
  /** Page of the column itself (ROUTE-19, DEC-139). */
  readonly path?: string | undefined;
  /** Label of that page below the title of the column; `All` and the title by default. */
  readonly pathLabel?: string | undefined;
  readonly entries: NavigationEntry[];
}

/** Content page ids by destination name: `d` and the destination id, padded to 24 hexadecimal digits. */
export const PAGE_IDS: Readonly<Record<string, string>> = {
  Antalya: 'd00000000000000000000101',
  Dalaman: 'd00000000000000000000102',
  Hurghada: 'd00000000000000000000201',
  'Sharm El Sheikh': 'd00000000000000000000202',
  Marrakech: 'd00000000000000000000301',
  Rhodes: 'd00000000000000000000401',
  Crete: 'd00000000000000000000402',
  Tenerife: 'd00000000000000000000501',
  Lanzarote: 'd00000000000000000000502',
  Majorca: 'd00000000000000000000601',
  Ibiza: 'd00000000000000000000602',
  Amsterdam: 'd00000000000000000000701',
  Paris: 'd00000000000000000000702',
  Krakow: 'd00000000000000000000703',
  Budapest: 'd00000000000000000000704',
  Berlin: 'd00000000000000000000705',
  Lisbon: 'd00000000000000000000706',
  Prague: 'd00000000000000000000707',
  Rome: 'd00000000000000000000708',
  Seville: 'd00000000000000000000709',
  Venice: 'd00000000000000000000710',
  Reykjavik: 'd00000000000000000000711',
  Dubai: 'd00000000000000000000801',
  Cancun: 'd00000000000000000000802',
  Phuket: 'd00000000000000000000803',
  Bali: 'd00000000000000000000804',
  Cyprus: 'd00000000000000000000403',
  Malta: 'd00000000000000000000404',
};

function page(label: string): NavigationEntry {
  const id = PAGE_IDS[label];
  return { label, path: id ? `/page/${id}` : null };
}

function group(label: string, id: string): NavigationEntry {
  return { label, path: `/group/${id}` };
}

export const DESTINATION_COLUMNS: readonly NavigationColumn[] = [
  {
    title: 'Top Destinations',
    entries: ['Antalya', 'Majorca', 'Tenerife', 'Dubai', 'Rhodes', 'Ibiza'].map(page),
  },
  {
    title: 'Beach Holidays',
    entries: ['Dalaman', 'Hurghada', 'Sharm El Sheikh', 'Crete', 'Lanzarote', 'Cyprus'].map(page),
  },
  { title: 'City Breaks', entries: ['Amsterdam', 'Paris', 'Krakow', 'Budapest', 'Lisbon', 'Rome'].map(page) },
  {
    title: 'More Destinations',
    path: '/destinations',
    pathLabel: 'All destinations',
    entries: ['Marrakech', 'Prague', 'Venice', 'Reykjavik', 'Malta', 'Cancun'].map(page),
  },
];

/** The columns of the holidays menu. */
export const HOLIDAY_COLUMNS: readonly NavigationColumn[] = [
  {
    title: 'Beach',
    path: '/holidays/beach',
    entries: [
      ...['Antalya', 'Majorca', 'Rhodes', 'Tenerife'].map(page),
      group('Summer Beach', 'summer-beach'),
      group('Winter Sun', 'winter-sun'),
    ],
  },
  {
    title: 'Long Haul',
    path: '/holidays/long-haul',
    entries: [
      ...['Dubai', 'Cancun', 'Phuket', 'Bali'].map(page),
      { label: 'Indian Ocean', path: null },
      group('Tropical Escapes', 'tropical-escapes'),
    ],
  },
  {
    title: 'Bargain',
    path: '/holidays/bargain',
    entries: [
      group('Last Minute', 'last-minute'),
      group('Budget-Friendly', 'budget-friendly'),
      group('Under £300', 'under-300'),
      ...['Krakow', 'Budapest', 'Prague'].map(page),
    ],
  },
  {
    title: 'City Break',
    path: '/holidays/city-breaks',
    entries: ['Paris', 'Berlin', 'Prague', 'Rome', 'Seville', 'Venice'].map(page),
  },
  {
    title: 'All Inclusive',
    path: '/holidays/all-inclusive',
    entries: [
      group('All Inclusive Family', 'all-inclusive-family'),
      group('All Inclusive Luxury', 'all-inclusive-luxury'),
      ...['Antalya', 'Hurghada', 'Sharm El Sheikh'].map(page),
      { label: 'Cruise Deals', path: '/cruise-deals' },
    ],
  },
  {
    title: 'Senior Friendly',
    path: '/holidays/senior-friendly',
    entries: [
      group('Senior Escapes', 'senior-escapes'),
      group('Quiet Resorts', 'quiet-resorts'),
      ...['Malta', 'Cyprus', 'Lisbon', 'Rhodes'].map(page),
    ],
  },
];

/** Destination links of the footer. */
export const POPULAR_DESTINATIONS: readonly NavigationEntry[] = [
  'Ibiza',
  'Antalya',
  'Sharm El Sheikh',
  'Lisbon',
  'Majorca',
].map(page);

/** Page links of the footer. */
export const QUICK_LINKS: readonly NavigationEntry[] = [
  { label: 'Home', path: '/' },
  { label: 'All destinations', path: '/destinations' },
  { label: 'All Deals', path: '/all-deals' },
  { label: 'Cruise Deals', path: '/cruise-deals' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Contact Us', path: '/contact-us' },
  { label: 'Customer Service', path: '/customer-service' },
];

/** Legal links of the footer. */
export const LEGAL_LINKS: readonly NavigationEntry[] = [
  { label: 'Privacy Policy', path: '/privacy-policy' },
  { label: 'Terms and Conditions', path: '/terms-and-conditon' },
];

/** The ten beach destinations of the home page (specification 2). */
export const BEACH_DESTINATIONS: readonly NavigationEntry[] = [
  'Antalya',
  'Dalaman',
  'Hurghada',
  'Sharm El Sheikh',
  'Marrakech',
  'Rhodes',
  'Crete',
  'Tenerife',
  'Lanzarote',
  'Majorca',
].map(page);

/** The twelve city destinations of the home page (specification 2). */
export const CITY_DESTINATIONS: readonly NavigationEntry[] = [
  'Amsterdam',
  'Paris',
  'Krakow',
  'Budapest',
  'Berlin',
  'Lisbon',
  'Marrakech',
  'Prague',
  'Rome',
  'Seville',
  'Venice',
  'Reykjavik',
].map(page);

/** The three banners of the home page (HOME-24). */
export const HOME_BANNERS: readonly NavigationEntry[] = [
  group('Half Term', 'half-term'),
  group('Summer', 'summer'),
  group('Group Holidays', 'group-holidays'),
];
