import { HOLIDAY_COLUMNS, type NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';

export interface Category {
  readonly title: string;
  readonly path: string;
  readonly entries: readonly NavigationEntry[];
  /** Scene of the hero picture. */
  readonly scene: string;
  /** Scene families for the pictures of its entries. */
  readonly scenes: readonly string[];
  readonly intro: string;
  /** The deals of this category (DEC-180). */
  readonly deals: { readonly label: string; readonly path: string };
}

/** Pictures and introduction of each category; its entries come from the Holidays menu (DEC-38). */
const LOOKS: Readonly<Record<string, Pick<Category, 'scene' | 'scenes' | 'intro' | 'deals'>>> = {
  '/holidays/beach': {
    scene: 'beach-4',
    scenes: ['beach', 'pool'],
    intro: 'Sand, sea and a flight and hotel in one price.',
    deals: { label: 'See all beach deals', path: '/all-deals?type=beach' },
  },
  '/holidays/long-haul': {
    scene: 'lagoon-2',
    scenes: ['lagoon', 'beach'],
    intro: 'Further away, for longer: flight and hotel together.',
    deals: { label: 'See tropical deals', path: '/group/tropical-escapes' },
  },
  '/holidays/bargain': {
    scene: 'pool-8',
    scenes: ['pool', 'balcony'],
    intro: 'Short notice and short budgets, with the same protection.',
    deals: { label: 'See the lowest prices first', path: '/all-deals?sort=price-low' },
  },
  '/holidays/city-breaks': {
    scene: 'florence-3',
    scenes: ['balcony', 'beach'],
    intro: 'A few days in the middle of things.',
    deals: { label: 'See all city break deals', path: '/all-deals?type=city' },
  },
  '/holidays/all-inclusive': {
    scene: 'pool-3',
    scenes: ['pool', 'beach'],
    intro: 'Meals and drinks in the price, so you know what the holiday costs.',
    deals: { label: 'See all All Inclusive deals', path: '/all-deals?board=AI' },
  },
  '/holidays/senior-friendly': {
    scene: 'balcony-4',
    scenes: ['balcony', 'beach'],
    intro: 'Quieter places and an easier pace.',
    deals: { label: 'See quiet resorts', path: '/group/quiet-resorts' },
  },
};

/**
 * Returns the category of `/holidays/{slug}`.
 *
 * @returns `null` for a slug that is not in the navigation (DEC-38)
 */
export function categoryOf(slug: string): Category | null {
  const column = HOLIDAY_COLUMNS.find(({ path }) => path === `/holidays/${slug}`);
  const look = LOOKS[`/holidays/${slug}`];
  if (!column?.path || !look) return null;
  return { title: column.title, path: column.path, entries: column.entries, ...look };
}
