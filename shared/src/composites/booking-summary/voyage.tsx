import { css } from '@emotion/react';

import type { ChosenPackage } from '../../contracts/booking-session/booking-session.schema';
import { itineraryRows } from '../../domain/booking/itinerary-rows';
import { color, family, space, text } from '../../ui/tokens';

interface VoyageProps {
  readonly chosen: Pick<ChosenPackage, 'cruise' | 'departureDate'>;
}

/** The days of a cruise, to unfold in the summary of a booking. */
export function Voyage({ chosen: { cruise, departureDate } }: VoyageProps) {
  const days = itineraryRows(cruise, departureDate);
  if (days.length === 0) return null;
  return (
    <details css={detailsStyles}>
      <summary css={summaryStyles}>Itinerary, {days.length} days</summary>
      <ol css={daysStyles}>
        {days.map(({ label, value }) => (
          <li key={label}>
            <span css={dayStyles}>{label}</span>
            {value}
          </li>
        ))}
      </ol>
    </details>
  );
}

const detailsStyles = css`
  font: ${text.small} ${family.body};
`;

const summaryStyles = css`
  display: list-item;
  padding-block: ${space.s};
  font-weight: 600;
  cursor: pointer;
`;

const daysStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding: 0;
  list-style: none;
`;

const dayStyles = css`
  display: block;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`;
