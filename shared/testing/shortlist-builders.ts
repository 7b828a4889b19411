import { pence } from '../src/domain/pricing/pence';
import type { ShortlistEntry } from '../src/contracts/shortlist';

/** Returns a saved hotel: Sol Bay Resort for two, half board, £412 per person, saved on 21 November 2026 at midday. */
export function aShortlistEntry(overrides: Partial<ShortlistEntry> = {}): ShortlistEntry {
  return {
    giataId: 104_233,
    name: 'Sol Bay Resort',
    location: 'Side, Antalya',
    pictureUrl: '/media/beach-3/960.jpg',
    starClass: 4,
    reviewScore: 4.1,
    pricePerPerson: pence(41_200),
    guests: 2,
    boardBasis: 'HB',
    departureDate: '2027-06-12',
    nights: 7,
    departureId: -1,
    path: '/holiday-details/H2A?departureId=-1&giata=104233',
    searchPath: '/search?departureId=-1&destinationId=4&date=2027-06-12',
    savedAt: Date.UTC(2026, 10, 21, 12),
    ...overrides,
  };
}
