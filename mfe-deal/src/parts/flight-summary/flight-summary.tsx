import { css } from '@emotion/react';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';

import { flightLegs, type FlightLeg } from '../../domain/flight-leg';

import { AirlineLogo } from './airline-logo';

interface FlightSummaryProps {
  readonly flight: Flight;
  /** Opens the list of the other flights; without it there is none. */
  readonly onChange?: () => void;
}

/** The selected flight as one card per direction. */
export function FlightSummary({ flight, onChange }: FlightSummaryProps) {
  return (
    <ul css={listStyles} aria-label="Your flights">
      {flightLegs(flight).map((leg) => (
        <LegCard key={leg.direction} leg={leg} onChange={leg.direction === 'Out' ? onChange : undefined} />
      ))}
    </ul>
  );
}

/** Keeps the place of the cards of both directions. */
export function FlightSummaryPlaceholder() {
  return (
    <div css={listStyles}>
      <Skeleton height="114px" isOnFirstScreen />
      <Skeleton height="114px" isOnFirstScreen />
    </div>
  );
}

interface LegCardProps {
  readonly leg: FlightLeg;
  readonly onChange: (() => void) | undefined;
}

function LegCard({ leg, onChange }: LegCardProps) {
  const { departsAt, arrivesAt, dayOffset, from, to, carrier, duration, airlineCode, direction, day } = leg;
  return (
    <li css={cardStyles}>
      <AirlineLogo code={airlineCode} />
      <span css={detailsStyles}>
        <strong css={timesStyles}>
          {departsAt} to {arrivesAt}
          {dayOffset && ` (${dayOffset})`}
        </strong>
        <span css={placesStyles}>
          {from} to {to}
        </span>
        <span>
          {carrier}, direct{duration !== null && `, ${duration}`}
        </span>
      </span>
      <span css={dayStyles}>
        {direction}
        <br />
        {day}
        {onChange && (
          <button type="button" css={[linkStyles, changeStyles]} onClick={onChange}>
            Change<VisuallyHidden> your flights</VisuallyHidden>
          </button>
        )}
      </span>
    </li>
  );
}

const listStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const cardStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s};
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  color: ${color.inkSoft};
`;

const detailsStyles = css`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const timesStyles = css`
  font: 700 ${text.body} ${family.body};
  color: ${color.ink};
`;

const placesStyles = css`
  color: ${color.ink};
`;

const changeStyles = css`
  display: block;
  min-height: 24px;
  margin-left: auto;
  padding: 0;
  border: 0;
  background: none;
  font: 600 ${text.small} ${family.body};
  cursor: pointer;
`;

const dayStyles = css`
  text-align: right;
  white-space: nowrap;
`;
