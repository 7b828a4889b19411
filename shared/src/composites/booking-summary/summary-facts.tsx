import { css } from '@emotion/react';
import { BedDouble, CalendarDays, ShieldCheck, UtensilsCrossed } from 'lucide-react';

import type { BookingSession, ChosenPackage } from '../../contracts/booking-session/booking-session.schema';
import { bookedBoard } from '../../domain/booking/booked-board';
import { bookedRoomLines } from '../../domain/booking/booked-room-lines';
import { extraRows } from '../../domain/booking/extra-rows';
import type { Ledger } from '../../domain/booking/holiday-ledger';
import { formatDayWithYear } from '../../domain/dates/format-day';
import { pluralize } from '../../domain/occupancy/occupancy';
import { Picture } from '../../ui/picture';
import { color, family, from, radius, space, text } from '../../ui/tokens';

import { FlightCard } from './flight-card';
import { PriceLines } from './price-lines';
import { ShareLine } from './share-line';
import { Voyage } from './voyage';

export interface SummaryFactsProps {
  readonly chosen: ChosenPackage;
  readonly extras: BookingSession['extras'];
  /** Price lines of the quote; before it has loaded, the lines calculated in the browser. */
  readonly ledger: Pick<Ledger, 'lines' | 'total' | 'perPerson'>;
}

/** Renders the facts of a booking in a fixed order, from the hotel to the price lines. */
export function SummaryFacts({ chosen, extras, ledger }: SummaryFactsProps) {
  return (
    <div css={factsStyles}>
      <div css={headStyles}>
        <div css={pictureStyles}>
          <Picture src={chosen.imageUrl} alt="" ratio="4/3" sizes="104px" />
        </div>
        <div>
          <h2 css={titleStyles}>{chosen.hotelName}</h2>
          <p css={placeStyles}>{chosen.location}</p>
          <p css={atolStyles}>
            <ShieldCheck size={20} aria-hidden /> ATOL Protected
          </p>
        </div>
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
      <PriceLines ledger={ledger} />
      <div css={shareStyles}>
        <ShareLine ledger={ledger} occupancy={chosen.occupancy} />
      </div>
    </div>
  );
}

const factsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space.s};
`;

// From 768 px it is beside the total.
const shareStyles = css`
  ${from.desktop} {
    display: none;
  }
`;

const headStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 104px) minmax(0, 1fr);
  gap: ${space.s};
`;

const pictureStyles = css`
  overflow: hidden;
  border-radius: ${radius.card};
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
  gap: ${space.xxs};
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
