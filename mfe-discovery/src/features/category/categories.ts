import { HOLIDAY_COLUMNS, type NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';

export interface Category {
  readonly title: string;
  readonly path: string;
  readonly entries: readonly NavigationEntry[];
  /** Scene of the picture at the head of the page. */
  readonly scene: string;
  /** Families that the pictures of its entries come from. */
  readonly scenes: readonly string[];
  readonly words: string;
}

/** What a category looks like; what it holds is the Holidays menu's own (DEC-38). */
const LOOKS: Readonly<Record<string, Pick<Category, 'scene' | 'scenes' | 'words'>>> = {
  '/holidays/beach': {
    scene: 'beach-4',
    scenes: ['beach', 'pool'],
    words: 'Sand, sea and a flight and hotel in one price.',
  },
  '/holidays/long-haul': {
    scene: 'lagoon-2',
    scenes: ['lagoon', 'skyline'],
    words: 'Further away, for longer: flight and hotel together.',
  },
  '/holidays/bargain': {
    scene: 'pool-8',
    scenes: ['pool', 'oldtown'],
    words: 'Short notice and short budgets, with the same protection.',
  },
  '/holidays/city-breaks': {
    scene: 'city-5',
    scenes: ['city', 'oldtown'],
    words: 'A few days in the middle of things.',
  },
  '/holidays/all-inclusive': {
    scene: 'pool-3',
    scenes: ['pool', 'beach'],
    words: 'Meals and drinks in the price, so you know what the holiday costs.',
  },
  '/holidays/senior-friendly': {
    scene: 'balcony-4',
    scenes: ['oldtown', 'beach'],
    words: 'Quieter places and an easier pace.',
  },
};

/** @param slug last part of `/holidays/{slug}`; `null` for one that is not in the navigation (DEC-38) */
export function categoryOf(slug: string): Category | null {
  const column = HOLIDAY_COLUMNS.find(({ path }) => path === `/holidays/${slug}`);
  const look = LOOKS[`/holidays/${slug}`];
  if (!column?.path || !look) return null;
  return { title: column.title, path: column.path, entries: column.entries, ...look };
}
