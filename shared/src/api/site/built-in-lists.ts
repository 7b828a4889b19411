import type { ListPageId } from './list-pages';
import type { ListPageTexts } from './list-page.schema';

function list(
  headline: string,
  intro: string,
  scene: string,
  seo: Partial<Pick<ListPageTexts, 'seoTitle' | 'seoDescription'>> = {},
): ListPageTexts {
  return {
    headline,
    intro,
    heroImage: `/media/${scene}/1600.jpg`,
    heroAlternative: '',
    seoTitle: headline,
    seoDescription: intro,
    isIndexed: true,
    ...seo,
  };
}

/** The pages of lists without a live document, and without a backend. */
export const BUILT_IN_LISTS: Readonly<Record<ListPageId, ListPageTexts>> = {
  'all-deals': list(
    'All Deals',
    'Every holiday we have on offer, flights and hotel in one booking.',
    'pool-1',
    {
      seoDescription:
        'Flight and hotel deals from UK airports: beach holidays, city breaks and cruises, each with its lowest price, month and airport.',
    },
  ),
  'cruise-deals': list(
    'Unforgettable Cruises',
    'Flights, cabin and meals on board in one booking.',
    'cruise-5',
    {
      seoDescription:
        'Cruise deals with flights that meet the ship: cabin, board and the days of the voyage, with the lowest price and its month.',
    },
  ),
  beach: list('Beach holidays', 'Sand, sea and a flight and hotel in one price.', 'beach-4'),
  'long-haul': list('Long Haul holidays', 'Further away, for longer: flight and hotel together.', 'lagoon-2'),
  bargain: list('Bargain holidays', 'Short notice and short budgets, with the same protection.', 'pool-8'),
  'city-breaks': list('City Break holidays', 'A few days in the middle of things.', 'florence-3'),
  'all-inclusive': list(
    'All Inclusive holidays',
    'Meals and drinks in the price, so you know what the holiday costs.',
    'pool-3',
  ),
  'senior-friendly': list('Senior Friendly holidays', 'Quieter places and an easier pace.', 'balcony-4'),
};
