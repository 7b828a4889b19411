import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { formatDay } from '@storefront/shared/domain/dates/format-day';
import { displayPrice } from '@storefront/shared/composites/hotel-card/holiday-price';
import { awardBadge } from '@storefront/shared/domain/hotels/award-badge';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds, timesPence } from '@storefront/shared/domain/pricing/pence';
import { summarizeRooms } from '@storefront/shared/domain/rooms/summarize-rooms';

import { bestRated, guestRating, lowestPriced } from './best-marks';
import { CARD_AMENITIES } from '../../domain/card-amenities';
import type { ComparedHotel, PriceView } from './compared-hotel';

export type CompareCell =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'price'; readonly amount: string; readonly best: boolean }
  | { readonly kind: 'stars'; readonly starClass: number }
  | { readonly kind: 'rating'; readonly score: number; readonly count: number | null; readonly best: boolean }
  | { readonly kind: 'offered'; readonly offered: boolean }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'loading' };

export interface CompareRow {
  readonly label: string;
  /** One for each hotel, in the same order. */
  readonly cells: readonly CompareCell[];
  /** Whether two loaded cells differ. A cell that is still loading counts as different. */
  readonly differs: boolean;
}

const UNKNOWN: CompareCell = { kind: 'unknown' };
const LOADING: CompareCell = { kind: 'loading' };

/** Returns all rows of the comparison: prices, facts, amenities. */
export function compareRows(hotels: readonly ComparedHotel[], prices: PriceView): readonly CompareRow[] {
  const row = (label: string, cell: (hotel: ComparedHotel) => CompareCell): CompareRow => {
    const cells = hotels.map(cell);
    return { label, cells, differs: areDifferent(cells) };
  };
  return [
    ...priceRows(hotels, prices, row),
    row('Cheapest board', ({ deal }) => text(boardName(deal.cheapestBoardBasis))),
    row('Other boards', (hotel) => otherBoards(hotel, prices)),
    row('Star class', ({ deal: { starClass } }) => (starClass < 1 ? UNKNOWN : { kind: 'stars', starClass })),
    ratingRow(hotels, row),
    row('Location', ({ deal }) => (deal.location ? text(deal.location) : UNKNOWN)),
    row('Departure airports', ({ deal }) => text(...deal.airports.map(airportName))),
    row('Departure date', ({ deal }) => text(formatDay(deal.departureDate))),
    row('Nights', ({ deal }) => text(pluralize(deal.nights, 'night', 'nights'))),
    row('Rooms', ({ deal }) => {
      const rooms = summarizeRooms(deal.boards[0]?.rooms ?? []);
      return rooms === '' ? UNKNOWN : text(rooms);
    }),
    row('Styles', (hotel) =>
      ofReviews(hotel, ({ styles }) => (styles.length > 0 ? styles : ['None stated'])),
    ),
    row('Awards', (hotel) => ofReviews(hotel, ({ awards }) => [awardBadge(awards ?? []) ?? 'None'])),
    ...differentFirst(CARD_AMENITIES.map((name) => row(name, (hotel) => offers(hotel, name)))),
  ];
}

type MakeRow = (label: string, cell: (hotel: ComparedHotel) => CompareCell) => CompareRow;

/** The price of the current mode comes first and has the badge. */
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
    if (loading) return LOADING;
    if (score === null) return record ? text('No reviews yet') : UNKNOWN;
    const count = record?.reviewCount ?? deal.reviewCount;
    return { kind: 'rating', score, count, best: best.has(deal.giataId) };
  });
}

/** All boards except the cheapest, sorted by price. */
function otherBoards({ deal }: ComparedHotel, prices: PriceView): CompareCell {
  const unit = prices.showTotal ? 'total' : 'pp';
  const others = deal.boards
    .filter(({ boardBasis }) => boardBasis !== deal.cheapestBoardBasis)
    .map(
      ({ boardBasis, pricePerPerson }) =>
        `${boardName(boardBasis)} ${displayPrice(pricePerPerson, prices)} ${unit}`,
    );
  return text(...(others.length > 0 ? others : ['None']));
}

function offers(hotel: ComparedHotel, name: string): CompareCell {
  // A record without any amenities does not state that this one is missing.
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
  return ofRecord(hotel, ({ reviews }) => (reviews ? text(...linesOf(reviews)) : UNKNOWN));
}

/** A cell that needs the record: loading, or unknown if there is no record. */
function ofRecord(
  { record, loading }: ComparedHotel,
  cell: (record: HotelRecord) => CompareCell,
): CompareCell {
  if (record) return cell(record);
  return loading ? LOADING : UNKNOWN;
}

function text(...lines: readonly string[]): CompareCell {
  return { kind: 'text', lines };
}

/** Compares the displayed values; a single hotel has no differences. */
function areDifferent(cells: readonly CompareCell[]): boolean {
  if (cells.length < 2) return false;
  const resolved = cells.filter((cell) => cell !== UNKNOWN);
  return resolved.includes(LOADING) || new Set(resolved.map((cell) => JSON.stringify(cell))).size > 1;
}

function differentFirst(rows: readonly CompareRow[]): readonly CompareRow[] {
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}
