import type { HomeTexts } from './home.schema';

/** The home page of a shop whose content team has published none, and of a page without a backend. */
export const BUILT_IN_HOME: HomeTexts = {
  headline: 'Discover Your Perfect Holiday Escape',
  subline: 'Flights and hotel in one booking, ATOL protected.',
  claim: 'deposits-from',
  heroImage: '/media/beach-2/1600.jpg',
  heroAlternative: '',
  seoTitle: 'Package holidays, city breaks and cruises',
  seoDescription:
    'Flight and hotel packages, city breaks, beach holidays and cruises in one booking, ATOL protected.',
  sections: [
    { kind: 'kinds', title: 'Find your kind of holiday' },
    { kind: 'personal', title: '' },
    { kind: 'beach', title: 'Top Beach Holiday Destinations' },
    { kind: 'featured', title: 'Featured deals' },
    { kind: 'banners', title: '' },
    { kind: 'cities', title: 'City Break Destinations' },
  ],
};
