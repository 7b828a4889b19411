import { css } from '@emotion/react';
import { ArrowRight, PlaneLanding, PlaneTakeoff } from 'lucide-react';
import { useId } from 'react';

import { describeFlight } from '../../domain/booking/flight-description';
import type { FlightLeg } from '../../contracts/booking-session/booking-session.schema';
import { color, family, radius, space, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

interface FlightCardProps {
  readonly direction: 'Outbound' | 'Inbound';
  readonly leg: FlightLeg;
  /** Smaller layout for the booking summary, with departure and arrival in one line. */
  readonly compact?: boolean;
}

/** Renders one flight: date, departure, arrival, carrier and duration (PAY-05, CONF-03). Times are local. */
export function FlightCard({ direction, leg, compact = false }: FlightCardProps) {
  const headingId = useId();
  const { day, departsAt, from, arrivesAt, to, otherDay, duration, carrier } = describeFlight(leg);
  const Icon = direction === 'Outbound' ? PlaneTakeoff : PlaneLanding;
  return (
    <article css={[cardStyles, compact && compactStyles]} aria-labelledby={headingId}>
      <h3 id={headingId} css={headingStyles}>
        <Icon size={20} strokeWidth={1.75} aria-hidden /> {direction}, {day}
      </h3>
      <div css={[routeStyles, compact && compactRouteStyles]}>
        <p css={endpointStyles}>
          <VisuallyHidden>Departs </VisuallyHidden>
          <strong>{departsAt}</strong> <span>{from}</span>
        </p>
        {compact && <ArrowRight size={16} aria-hidden />}
        <p css={endpointStyles}>
          <VisuallyHidden>Arrives </VisuallyHidden>
          <strong>{arrivesAt}</strong>{' '}
          <span>
            {to}
            {otherDay && (
              <>
                {' '}
                <span css={otherDayStyles}>{otherDay}</span>
              </>
            )}
          </span>
        </p>
      </div>
      <p css={carrierStyles}>
        {carrier}
        {duration && `, ${duration}`}
      </p>
    </article>
  );
}

const cardStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  padding: ${space.m};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  font: ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;

  @media print {
    gap: 0;
    padding: ${space.xs};
  }
`;

const compactStyles = css`
  gap: 0;
  container-type: inline-size;
  padding: ${space.xs} ${space.s};
  border-color: transparent;
  background: ${color.surfaceAlt};
  font: ${text.small} ${family.body};
`;

const headingStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin: 0;
  font: inherit;
  font-weight: 600;
`;

const routeStyles = css`
  display: grid;
  gap: inherit;
`;

const compactRouteStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.xs};

  & > p {
    gap: ${space.xs};
  }

  & > svg {
    flex: none;
    color: ${color.inkSoft};
  }

  /* Departure and arrival have a line each. */
  @container (max-width: 19rem) {
    & > p {
      flex: 1 0 100%;
    }

    & > svg {
      display: none;
    }
  }
`;

const endpointStyles = css`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space.m};

  & strong {
    font-weight: 700;
    white-space: nowrap;
  }
`;

const otherDayStyles = css`
  display: inline-block;
  padding: 0 ${space.xs};
  border-radius: ${radius.pill};
  background: ${color.sunSoft};
  color: ${color.notice};
  font: 600 ${text.small} ${family.body};
`;

const carrierStyles = css`
  color: ${color.inkSoft};
`;
