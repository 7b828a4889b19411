import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { formatDay } from '@storefront/shared/domain/dates/format-day';
import { displayPrice } from '@storefront/shared/composites/hotel-card/holiday-price';
import { awardBadge } from '@storefront/shared/domain/hotels/award-badge';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds, timesPence } from '@storefront/shared/domain/pricing/pence';

import { bestRated, guestRating, lowestPriced } from './best-marks';
import { CARD_AMENITIES } from '../../domain/card-amenities';
import type { ComparedHotel, PriceView } from './compared-hotel';

export type CompareCell =
  | { readonly kind: 'words'; readonly lines: readonly string[] }
  | { readonly kind: 'price'; readonly amount: string; readonly best: boolean }
  | { readonly kind: 'stars'; readonly starClass: number }
  | { readonly kind: 'rating'; readonly score: number; readonly count: number | null; readonly best: boolean }
  | { readonly kind: 'offered'; readonly offered: boolean }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'waiting' };

export interface CompareRow {
  readonly label: string;
  /** One for each hotel, in their order. */
  readonly cells: readonly CompareCell[];
  /** Whether the hotels are not all alike in it, as far as is known. What is still on the way may differ. */
  readonly differs: boolean;
}

const UNKNOWN: CompareCell = { kind: 'unknown' };
const WAITING: CompareCell = { kind: 'waiting' };

/** All rows of the comparison: what it costs, what it is, and what the hotels offer. */
export function compareRows(hotels: readonly ComparedHotel[], prices: PriceView): readonly CompareRow[] {
  const row = (label: string, cell: (hotel: ComparedHotel) => CompareCell): CompareRow => {
    const cells = hotels.map(cell);
    return { label, cells, differs: areDifferent(cells) };
  };
  return [
    ...priceRows(hotels, prices, row),
    row('Cheapest board', ({ deal }) => words(boardName(deal.cheapestBoardBasis))),
    row('Other boards', (hotel) => otherBoards(hotel, prices)),
    row('Star class', ({ deal: { starClass } }) => (starClass < 1 ? UNKNOWN : { kind: 'stars', starClass })),
    ratingRow(hotels, row),
    row('Location', ({ deal }) => (deal.location ? words(deal.location) : UNKNOWN)),
    row('Departure airports', ({ deal }) => words(...deal.airports.map(airportName))),
    row('Departure date', ({ deal }) => words(formatDay(deal.departureDate))),
    row('Nights', ({ deal }) => words(pluralize(deal.nights, 'night', 'nights'))),
    row('Styles', (hotel) =>
      ofReviews(hotel, ({ styles }) => (styles.length > 0 ? styles : ['None stated'])),
    ),
    row('Awards', (hotel) => ofReviews(hotel, ({ awards }) => [awardBadge(awards ?? []) ?? 'None'])),
    ...differentFirst(CARD_AMENITIES.map((name) => row(name, (hotel) => offers(hotel, name)))),
  ];
}

type MakeRow = (label: string, cell: (hotel: ComparedHotel) => CompareCell) => CompareRow;

/** The price that the shopper has chosen to see comes first and carries the mark. */
function priceRows(
  hotels: readonly ComparedHotel[],
  { showTotal, guests }: PriceView,
  row: MakeRow,
): readonly CompareRow[] {
  const lowest = lowestPriced(hotels);
  const perPerson = row('Price per person', ({ deal }) => ({
    kind: 'price',
    amount: formatPounds(deal.cheapestPrice),
    best: !showTotal && lowest.has(deal.giataId),
  }));
  const total = row(`Total for ${pluralize(guests, 'guest', 'guests')}`, ({ deal }) => ({
    kind: 'price',
    amount: formatPounds(timesPence(deal.cheapestPrice, guests)),
    best: showTotal && lowest.has(deal.giataId),
  }));
  return showTotal ? [total, perPerson] : [perPerson, total];
}

function ratingRow(hotels: readonly ComparedHotel[], row: MakeRow): CompareRow {
  const best = bestRated(hotels);
  return row('Guest rating', (hotel) => {
    const { deal, record, loading } = hotel;
    const score = guestRating(hotel);
    if (loading) return WAITING;
    if (score === null) return record ? words('No reviews yet') : UNKNOWN;
    const count = record?.reviewCount ?? deal.reviewCount;
    return { kind: 'rating', score, count, best: best.has(deal.giataId) };
  });
}

/** The boards besides the cheapest one, cheapest first. */
function otherBoards({ deal }: ComparedHotel, prices: PriceView): CompareCell {
  const unit = prices.showTotal ? 'total' : 'pp';
  const others = deal.boards
    .filter(({ boardBasis }) => boardBasis !== deal.cheapestBoardBasis)
    .map(
      ({ boardBasis, pricePerPerson }) =>
        `${boardName(boardBasis)} ${displayPrice(pricePerPerson, prices)} ${unit}`,
    );
  return words(...(others.length > 0 ? others : ['None']));
}

function offers(hotel: ComparedHotel, name: string): CompareCell {
  // A hotel that states none at all has not said `No` to this one.
  return ofRecord(hotel, ({ amenities }) =>
    amenities.length === 0
      ? UNKNOWN
      : {
          kind: 'offered',
          offered: amenities.some((own) => own.toLowerCase() === name.toLowerCase()),
        },
  );
}

function ofReviews(
  hotel: ComparedHotel,
  linesOf: (reviews: NonNullable<HotelRecord['reviews']>) => readonly string[],
): CompareCell {
  return ofRecord(hotel, ({ reviews }) => (reviews ? words(...linesOf(reviews)) : UNKNOWN));
}

/** What only the record tells: on the way, or not known where there is none. */
function ofRecord(
  { record, loading }: ComparedHotel,
  cell: (record: HotelRecord) => CompareCell,
): CompareCell {
  if (record) return cell(record);
  return loading ? WAITING : UNKNOWN;
}

function words(...lines: readonly string[]): CompareCell {
  return { kind: 'words', lines };
}

/** By what they show; nothing is different from itself alone. */
function areDifferent(cells: readonly CompareCell[]): boolean {
  if (cells.length < 2) return false;
  const known = cells.filter((cell) => cell !== UNKNOWN);
  return known.includes(WAITING) || new Set(known.map((cell) => JSON.stringify(cell))).size > 1;
}

function differentFirst(rows: readonly CompareRow[]): readonly CompareRow[] {
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}
