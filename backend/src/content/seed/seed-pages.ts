import { uniqueDestinations } from '@storefront/shared/catalogue/destinations';
import { pageIdOf } from '@storefront/shared/catalogue/page-ids';

import { placeOf, type PlaceKind } from '../../market/places';
import type { PageDocument } from '../documents/page-document.schema';

import { HOSTILE_HTML, pageText } from './page-texts';

const STAYS: Readonly<Record<PlaceKind, { readonly nights: number; readonly boardBasis: string }>> = {
  beach: { nights: 7, boardBasis: 'HB' },
  'winter-sun': { nights: 7, boardBasis: 'HB' },
  city: { nights: 3, boardBasis: 'BB' },
  'long-haul': { nights: 7, boardBasis: 'HB' },
};

/** Where all inclusive is what people come for. */
const ALL_INCLUSIVE = new Set([101, 102, 201, 202, 203, 304, 305, 802, 808, 809]);
const ANY_LONDON = -1;
const MANCHESTER = 26;
/** Its text is hostile on purpose. */
const BANJUL = 306;

/** One page for every destination of the catalogue. */
export function seedPages(): readonly PageDocument[] {
  return uniqueDestinations().map((destination) => {
    const { id, name, code } = destination;
    const { kind } = placeOf(code);
    return {
      id: pageIdOf(id),
      destinationId: id,
      destinationName: name,
      fromId: id % 9 === 4 ? MANCHESTER : ANY_LONDON,
      ...STAYS[kind],
      ...(ALL_INCLUSIVE.has(id) ? { boardBasis: 'AI' } : {}),
      content: id === BANJUL ? HOSTILE_HTML : pageText(destination, kind),
      heroImage: null,
      prices: {},
    };
  });
}
