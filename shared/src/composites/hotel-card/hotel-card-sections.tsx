import { BedDouble, Luggage, PlaneTakeoff, Utensils } from 'lucide-react';
import { memo } from 'react';

import { boardName } from '../../domain/board-basis/board-basis';
import { formatDay } from '../../domain/dates/format-day';
import type { IsoDate } from '../../domain/dates/iso-date';
import type { BoardOption } from '../../domain/hotels/group-deals';
import { pluralize } from '../../domain/occupancy/occupancy';
import { summarizeRooms } from '../../domain/rooms/summarize-rooms';
import { Skeleton } from '../../ui/skeleton';

import { displayPrice, type HolidayAmounts } from './holiday-price';
import * as styles from './hotel-card.styles';

export interface HolidayFacts {
  /** Name of the airport that the flight of the price departs from, with its local time if it is known. */
  readonly departure: string;
  readonly date: IsoDate;
  readonly nights: number;
  /** The name of each room of the price; empty names for rooms that are not known. */
  readonly rooms?: readonly string[];
  /** Such as `Hold bag 23 kg, £90 extra`. */
  readonly bags?: string;
}

/** Renders the flight of the price, the nights with the rooms, and the luggage (usability rule 26). */
export const CardFacts = memo(function CardFacts({
  departure,
  date,
  nights,
  rooms = [],
  bags,
}: HolidayFacts) {
  return (
    <ul css={styles.facts}>
      <li css={styles.fact}>
        <PlaneTakeoff size={16} aria-hidden />
        <span>
          {formatDay(date)}, {departure}
        </span>
      </li>
      <li css={styles.fact}>
        <BedDouble size={16} aria-hidden />
        <span>
          {[pluralize(nights, 'night', 'nights'), summarizeRooms(rooms)].filter(Boolean).join(', ')}
        </span>
      </li>
      {bags !== undefined && (
        <li css={styles.fact}>
          <Luggage size={16} aria-hidden /> {bags}
        </li>
      )}
    </ul>
  );
});

interface CardChipsProps {
  readonly names: readonly string[];
  readonly loading: boolean;
  /** The rooms of the price, which take a line of the highlights when there are several. */
  readonly rooms?: readonly string[] | undefined;
}

/** Renders the highlights of the hotel; skeletons keep the space while they load. */
export function CardChips({ names, loading, rooms = [] }: CardChipsProps) {
  const height = rooms.length > 1 && styles.fewerChips;
  if (loading) {
    return (
      <div css={[styles.chipsSkeleton, height]}>
        <Skeleton height="16px" width="88%" radius="field" />
      </div>
    );
  }
  if (names.length === 0) return null;
  return (
    <ul css={[styles.chips, height]} aria-label="Highlights">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

type Board = Pick<BoardOption, 'boardBasis' | 'pricePerPerson'>;

interface BoardPricesProps {
  readonly boards: readonly Board[];
  /** The board of the large price. */
  readonly selected: string;
  readonly price: Pick<HolidayAmounts, 'guests' | 'showTotal'>;
}

/**
 * Renders every available board basis with its price. The large price of the card is that of the selected one, whose row
 * does not repeat it.
 */
export function BoardPrices({ boards, selected, price }: BoardPricesProps) {
  return (
    <ul css={styles.boards} aria-label="Board basis">
      {boards.map(({ boardBasis, pricePerPerson }) =>
        boardBasis === selected ? (
          <li key={boardBasis} css={[styles.board, styles.selectedBoard]}>
            <Utensils size={16} aria-hidden />
            <strong>{boardName(boardBasis)}</strong>
          </li>
        ) : (
          <li key={boardBasis} css={styles.board}>
            <span>{boardName(boardBasis)}</span> <strong>{displayPrice(pricePerPerson, price)}</strong>
          </li>
        ),
      )}
    </ul>
  );
}
