import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';

import type { FlightLeg } from '../../domain/flight-leg';

import { AirlineLogo } from '../../parts/flight-summary/airline-logo';

/** One direction of a flight: airline, then departure, duration and arrival (usability rule 36). */
export function FlightLegLine({ leg }: { readonly leg: FlightLeg }) {
  return (
    <span css={legStyles}>
      <span css={headStyles}>
        <AirlineLogo code={leg.airlineCode} />
        <span>
          <strong>{leg.direction}</strong> {leg.day}, {leg.carrier}{' '}
        </span>
      </span>
      <span css={routeStyles}>
        <span css={endStyles}>
          <span css={timeStyles}>{leg.departsAt}</span> <span css={placeStyles}>{leg.from}</span>{' '}
        </span>
        <span css={betweenStyles}>
          {leg.duration !== null && <>{leg.duration} </>}
          <span aria-hidden css={lineStyles} />
          <span>direct</span>
        </span>
        <span css={[endStyles, arrivalStyles]}>
          <VisuallyHidden> to </VisuallyHidden>
          <span css={timeStyles}>
            {leg.arrivesAt}
            {leg.dayOffset && <span css={dayOffsetStyles}> {leg.dayOffset}</span>}
          </span>{' '}
          <span css={placeStyles}>{leg.to}</span>{' '}
        </span>
      </span>
    </span>
  );
}

// The rows of both legs align through a subgrid when the legs are side by side.
const legStyles = css`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  min-width: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

const headStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  & strong {
    color: ${color.ink};
  }
`;

const routeStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(60px, auto) minmax(0, 1fr);
  gap: ${space.xs};
`;

const endStyles = css`
  display: grid;
  align-content: start;
  min-width: 0;
`;

const arrivalStyles = css`
  text-align: right;
`;

const timeStyles = css`
  font: 700 ${text.h4} ${family.heading};
  color: ${color.ink};
`;

const dayOffsetStyles = css`
  font: 600 ${text.caption} ${family.body};
  color: ${color.notice};
  white-space: nowrap;
`;

const placeStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const betweenStyles = css`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space.xxs};
  padding-top: ${space.xxs};
  font: ${text.caption} ${family.body};
  color: ${color.inkSoft};
  white-space: nowrap;
`;

const lineStyles = css`
  width: 100%;
  border-top: 1px solid ${color.line};
`;
