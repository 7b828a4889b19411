import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { placeOf, type PlaceKind } from '../supplier-simulator/market/places';
import type { PageDocument } from '@storefront/backend/content/documents/page-document.schema';
import { monthsFrom, pageMonthCode } from '@storefront/backend/content/prices/month-codes';

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
/** No hotel in town serves all meals: whatever is asked for is a matter for the call centre. */
const STOCKHOLM = 719;

/** One page for every destination of the catalogue. */
export function seedPages(today: IsoDate): readonly PageDocument[] {
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
      ...(id === STOCKHOLM ? { boardBasis: 'FB' } : {}),
      content: id === BANJUL ? HOSTILE_HTML : pageText(destination, kind),
      heroImage: null,
      prices: id % 11 === 3 ? byPhone(today) : {},
    };
  });
}

/** A few months whose five-star prices are not shown online. */
function byPhone(today: IsoDate): PageDocument['prices'] {
  return Object.fromEntries(
    monthsFrom(today, 6)
      .filter((_month, index) => index % 2 === 1)
      .map((month) => [pageMonthCode(month), { '5': 'N/A' as const }]),
  );
}
