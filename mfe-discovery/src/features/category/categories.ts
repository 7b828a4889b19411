import type { ListPageId } from '@storefront/shared/api/site/list-pages';
import { HOLIDAY_COLUMNS, type NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';

export interface Category {
  /** Of its document. */
  readonly id: ListPageId;
  readonly title: string;
  readonly path: string;
  readonly entries: readonly NavigationEntry[];
  /** Scene families for the pictures of its entries. */
  readonly scenes: readonly string[];
  /** The deals of this category (DEC-180). */
  readonly deals: { readonly label: string; readonly path: string };
}

/** Pictures and deals of each category; its headline, introduction and main picture are content, and its entries come from the Holidays menu (DEC-38). */
const LOOKS: Readonly<Record<string, Pick<Category, 'id' | 'scenes' | 'deals'>>> = {
  '/holidays/beach': {
    id: 'beach',
    scenes: ['beach', 'pool'],
    deals: { label: 'See all beach deals', path: '/all-deals?type=beach' },
  },
  '/holidays/long-haul': {
    id: 'long-haul',
    scenes: ['lagoon', 'beach'],
    deals: { label: 'See tropical deals', path: '/group/tropical-escapes' },
  },
  '/holidays/bargain': {
    id: 'bargain',
    scenes: ['pool', 'balcony'],
    deals: { label: 'See the lowest prices first', path: '/all-deals?sort=price-low' },
  },
  '/holidays/city-breaks': {
    id: 'city-breaks',
    scenes: ['balcony', 'beach'],
    deals: { label: 'See all city break deals', path: '/all-deals?type=city' },
  },
  '/holidays/all-inclusive': {
    id: 'all-inclusive',
    scenes: ['pool', 'beach'],
    deals: { label: 'See all All Inclusive deals', path: '/all-deals?board=AI' },
  },
  '/holidays/senior-friendly': {
    id: 'senior-friendly',
    scenes: ['balcony', 'beach'],
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
