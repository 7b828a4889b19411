import { CalendarDays, Luggage, Plane } from 'lucide-react';

import { boardName } from '../../domain/board-basis/board-basis';
import { formatDay } from '../../domain/dates/format-day';
import type { IsoDate } from '../../domain/dates/iso-date';
import type { BoardOption } from '../../domain/hotels/group-deals';
import { pluralize } from '../../domain/occupancy/occupancy';
import { Chip } from '../../ui/chip';
import { Skeleton } from '../../ui/skeleton';

import { displayPrice, type HolidayAmounts } from './holiday-price';
import * as styles from './hotel-card.styles';

export interface HolidayFacts {
  /** Names of the departure airports. */
  readonly airports: readonly string[];
  readonly date: IsoDate;
  readonly nights: number;
  /** Such as `Hold bag 20 kg, £30 extra`. */
  readonly bags?: string;
}

/** Renders the departure airports, the date, the nights and the luggage (usability rule 26). */
export function CardFacts({ airports, date, nights, bags }: HolidayFacts) {
  return (
    <ul css={styles.facts}>
      <li css={styles.fact}>
        <Plane size={16} aria-hidden /> {airports.join(', ')}
      </li>
      <li css={styles.fact}>
        <CalendarDays size={16} aria-hidden /> {formatDay(date)}, {pluralize(nights, 'night', 'nights')}
      </li>
      {bags !== undefined && (
        <li css={styles.fact}>
          <Luggage size={16} aria-hidden /> {bags}
        </li>
      )}
    </ul>
  );
}

interface CardChipsProps {
  readonly names: readonly string[];
  readonly loading: boolean;
}

/** Renders the highlights of the hotel; skeletons keep the space while they load. */
export function CardChips({ names, loading }: CardChipsProps) {
  if (loading) {
    return (
      <div css={styles.chips}>
        <Skeleton height="28px" width="88%" radius="field" />
        <Skeleton height="28px" width="60%" radius="field" />
      </div>
    );
  }
  if (names.length === 0) return null;
  return (
    <p css={styles.chips}>
      {names.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
    </p>
  );
}

interface BoardPricesProps {
  readonly boards: readonly Pick<BoardOption, 'boardBasis' | 'pricePerPerson'>[];
  readonly price: Pick<HolidayAmounts, 'guests' | 'showTotal'>;
}

/** Renders every available board basis with its price. */
export function BoardPrices({ boards, price }: BoardPricesProps) {
  return (
    <ul css={styles.boards} aria-label="Board basis">
      {boards.map(({ boardBasis, pricePerPerson }) => (
        <li key={boardBasis} css={styles.board}>
          <span>{boardName(boardBasis)}</span>
          <strong>{displayPrice(pricePerPerson, price)}</strong>
        </li>
      ))}
    </ul>
  );
}
