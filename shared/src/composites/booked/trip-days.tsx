import { css } from '@emotion/react';
import {
  Bus,
  Footprints,
  KeyRound,
  Luggage,
  PlaneLanding,
  PlaneTakeoff,
  Ship,
  Sun,
  type LucideIcon,
} from 'lucide-react';

import type { ManagedBooking } from '../../api/manage/managed-booking.schema';
import { formatDay } from '../../domain/dates/format-day';
import { daysBetween } from '../../domain/dates/iso-date';
import { color, family, from, space, text } from '../../ui/tokens';

import { detailStyles, listStyles, spacedListStyles, titleStyles } from './booked.styles';
import { SectionCard } from './section-card';

type Day = ManagedBooking['itinerary'][number];
type Item = Day['items'][number];

const ICONS: Readonly<Record<Item['kind'], LucideIcon>> = {
  'bag-drop': Luggage,
  'flight-out': PlaneTakeoff,
  'flight-home': PlaneLanding,
  transfer: Bus,
  'check-in': KeyRound,
  'check-out': KeyRound,
  stay: Sun,
  ship: Ship,
  tour: Footprints,
};

/** The itinerary, day by day. */
export function TripDays({ itinerary }: Pick<ManagedBooking, 'itinerary'>) {
  return (
    <SectionCard title="Your trip, day by day">
      <ol css={listStyles}>
        {itinerary.map((day) => (
          <TripDay key={`${day.from} ${day.items[0]?.title ?? ''}`} day={day} />
        ))}
      </ol>
      <p css={detailStyles}>All times are local.</p>
    </SectionCard>
  );
}

function TripDay({ day: { from: first, until, items } }: { readonly day: Day }) {
  const days = daysBetween(first, until) + 1;
  return (
    <li css={dayStyles}>
      <h3 css={dateStyles}>
        {formatDay(first)}
        {days > 1 && (
          <>
            {' to '}
            {formatDay(until)} <small>{days} days</small>
          </>
        )}
      </h3>
      <ul css={spacedListStyles}>
        {items.map((item, index) => (
          <TripItem key={index} {...item} />
        ))}
      </ul>
    </li>
  );
}

function TripItem({ time, kind, title, detail }: Item) {
  const Icon = ICONS[kind];
  return (
    <li css={itemStyles}>
      <span css={timeStyles}>{time}</span>
      <Icon size={20} aria-hidden css={iconStyles} />
      <span>
        <strong css={titleStyles}>{title}</strong>
        {detail && <span css={detailStyles}>{detail}</span>}
      </span>
    </li>
  );
}

const dayStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs} ${space.m};
  padding-block: ${space.m};
  border-bottom: 1px solid ${color.lineSoft};

  &:first-of-type {
    padding-top: 0;
  }

  &:last-of-type {
    border-bottom: 0;
  }

  ${from.small} {
    grid-template-columns: 108px minmax(0, 1fr);
  }
`;

const dateStyles = css`
  margin: 0;
  font: 600 ${text.body} ${family.body};

  & small {
    display: block;
    color: ${color.inkSoft};
    font: ${text.small} ${family.body};
  }
`;

const itemStyles = css`
  display: grid;
  grid-template-columns: 3.25rem auto minmax(0, 1fr);
  gap: ${space.s};
`;

const timeStyles = css`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const iconStyles = css`
  margin-top: 2px;
  color: ${color.action};
`;
