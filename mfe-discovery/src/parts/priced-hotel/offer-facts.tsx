import { css } from '@emotion/react';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { color, space } from '@storefront/shared/ui/tokens';
import { CalendarDays, MapPin, Moon } from 'lucide-react';

import type { PricedEntry } from './priced-entry';

interface OfferFactsProps {
  readonly location: string;
  readonly entry: PricedEntry;
}

/** Renders location, date, nights and board. */
export function OfferFacts({ location, entry }: OfferFactsProps) {
  return (
    <ul css={factsStyles}>
      <li>
        <MapPin size={16} aria-hidden /> {location}
      </li>
      <li>
        <CalendarDays size={16} aria-hidden /> {formatDayWithYear(entry.date)}
      </li>
      <li>
        <Moon size={16} aria-hidden />{' '}
        {[pluralize(entry.nights, 'night', 'nights'), entry.boardName].filter(Boolean).join(', ')}
      </li>
    </ul>
  );
}

const factsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.inkSoft};

  & > li {
    display: flex;
    align-items: start;
    gap: ${space.xs};
  }

  & svg {
    flex: none;
    margin-top: 2px;
  }
`;
