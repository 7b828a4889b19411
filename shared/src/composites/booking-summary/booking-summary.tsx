import { css } from '@emotion/react';
import { BedDouble, CalendarDays, ShieldCheck, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';

import type { BookingSession, ChosenPackage } from '../../contracts/booking-session/booking-session.schema';
import { formatDayWithYear } from '../../domain/dates/format-day';
import { bookedBoard } from '../../domain/booking/booked-board';
import { bookedRoomLines } from '../../domain/booking/booked-room-lines';
import { extraRows } from '../../domain/booking/extra-rows';
import { pluralize, guestCount } from '../../domain/occupancy/occupancy';
import type { Ledger } from '../../domain/booking/holiday-ledger';
import { formatPence } from '../../domain/pricing/pence';
import { Picture } from '../../ui/picture';
import { below, color, family, from, radius, shadow, space, text } from '../../ui/tokens';

import { FlightCard } from './flight-card';
import { PriceLines } from './price-lines';
import { Voyage } from './voyage';

interface BookingSummaryProps {
  readonly chosen: ChosenPackage;
  readonly extras: BookingSession['extras'];
  /** Price lines of the quote; before it has loaded, the lines calculated in the browser. */
  readonly ledger: Pick<Ledger, 'lines' | 'total' | 'perPerson'>;
  /** The next step, shown below the total. */
  readonly children?: ReactNode;
}

/**
 * Renders the summary of a booking, with the same order of facts on every step. On phones it is collapsed in a
 * `<details>` element that shows the total (usability rule 40).
 */
export function BookingSummary({ children, ...holiday }: BookingSummaryProps) {
  return (
    <section css={boxStyles} aria-label="Your holiday">
      <details css={collapsedStyles}>
        <summary css={summaryStyles}>
          <span>Your holiday</span>
          <strong>{formatPence(holiday.ledger.total)}</strong>
        </summary>
        <Facts {...holiday} />
      </details>
      <div css={expandedStyles}>
        <Facts {...holiday} />
      </div>
      {children}
    </section>
  );
}

function Facts({ chosen, extras, ledger }: Omit<BookingSummaryProps, 'children'>) {
  const guests = guestCount(chosen.occupancy);
  return (
    <div css={factsStyles}>
      <div css={pictureStyles}>
        <Picture src={chosen.imageUrl} alt="" ratio="16/9" sizes="380px" />
      </div>
      <div>
        <h2 css={titleStyles}>{chosen.hotelName}</h2>
        <p css={placeStyles}>{chosen.location}</p>
      </div>
      <ul css={listStyles}>
        <li>
          <CalendarDays size={20} aria-hidden />
          {formatDayWithYear(chosen.departureDate)}, {pluralize(chosen.nights, 'night', 'nights')}
        </li>
        <li>
          <UtensilsCrossed size={20} aria-hidden />
          {bookedBoard(chosen, extras)}
        </li>
        {bookedRoomLines(chosen, extras).map(({ label, value }) => (
          <li key={label}>
            <BedDouble size={20} aria-hidden />
            {label}: {value}
          </li>
        ))}
      </ul>
      <dl css={extrasStyles}>
        {extraRows(extras).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Voyage chosen={chosen} />
      <div css={flightsStyles}>
        <FlightCard compact direction="Outbound" leg={chosen.outbound} />
        <FlightCard compact direction="Inbound" leg={chosen.inbound} />
      </div>
      <PriceLines ledger={ledger} guests={guests} />
      <p css={atolStyles}>
        <ShieldCheck size={20} aria-hidden /> ATOL Protected
      </p>
    </div>
  );
}

const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  overflow: hidden;

  ${from.large} {
    padding: ${space.l};
  }
`;

const collapsedStyles = css`
  ${from.large} {
    display: none;
  }
`;

const summaryStyles = css`
  display: flex;
  justify-content: space-between;
  min-height: 44px;
  align-items: center;
  font: 700 ${text.body} ${family.heading};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
`;

const expandedStyles = css`
  ${below.large} {
    display: none;
  }
`;

const factsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space.m};

  ${below.large} {
    padding-block: ${space.xs};
  }
`;

// The picture extends to the edges of the box.
const pictureStyles = css`
  margin: 0 calc(-1 * ${space.m});
  overflow: hidden;

  ${from.large} {
    margin: calc(-1 * ${space.l}) calc(-1 * ${space.l}) 0;
  }
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
`;

const placeStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const listStyles = css`
  display: grid;
  gap: ${space.xs};
  padding: 0;
  list-style: none;
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: ${space.xs};
  }

  & svg {
    color: ${color.action};
  }
`;

const extrasStyles = css`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  font: ${text.small} ${family.body};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.m};
  }

  & dt {
    flex: none;
    color: ${color.inkSoft};
  }

  & dd {
    margin: 0;
    min-width: 0;
    text-align: right;
  }
`;

const flightsStyles = css`
  display: grid;
  gap: ${space.xs};
`;

const atolStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: 700 ${text.small} ${family.body};
  color: ${color.success};
`;
