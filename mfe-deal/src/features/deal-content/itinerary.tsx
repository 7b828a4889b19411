import { css } from '@emotion/react';
import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Anchor, DoorClosed, DoorOpen, Sailboat, Ship, type LucideIcon } from 'lucide-react';

import { PageSection } from '../../parts/page-section/page-section';

type Day = Deal['itinerary'][number];
type Action = Day['actions'][number];

/** Id of the section. */
export const ITINERARY_ID = 'itinerary';

interface ItineraryProps {
  readonly days: Deal['itinerary'];
  /** `null` before a date is selected: then no days are shown (DEAL-04). */
  readonly departureDate: IsoDate | null;
}

/** The days of a cruise or tour with their dates and events (DOM-DBI-05). */
export function Itinerary({ days, departureDate }: ItineraryProps) {
  if (days.length === 0) return null;
  return (
    <PageSection title="Itinerary" id={ITINERARY_ID}>
      {departureDate === null ? (
        <p css={hintStyles}>Choose a date to see the itinerary day by day.</p>
      ) : (
        <ol css={listStyles}>
          {[...days]
            .sort((one, other) => one.day - other.day)
            .map((day, index) => (
              <DayEntry key={index} day={day} date={addDays(departureDate, day.day - 1)} />
            ))}
        </ol>
      )}
    </PageSection>
  );
}

function DayEntry({ day, date }: { readonly day: Day; readonly date: IsoDate }) {
  const title = day.title.trim();
  return (
    <li css={dayStyles}>
      <span css={dateStyles}>
        Day {day.day}, {formatDayWithYear(date)}
      </span>
      {title && <h3 css={titleStyles}>{title}</h3>}
      {day.actions.length > 0 && (
        <ul css={actionsStyles}>
          {day.actions.map((action, index) => (
            <ActionEntry key={index} {...action} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ActionEntry({ type, time }: Action) {
  const { label, Icon } = ACTIONS[type];
  return (
    <li css={actionStyles}>
      <Icon size={20} aria-hidden />
      <span>
        {label} {CLOCK_TIME.exec(time.trim())?.[0] ?? ''}
      </span>
    </li>
  );
}

const CLOCK_TIME = /^([01]?\d|2[0-3]):[0-5]\d/;

const ACTIONS: Readonly<Record<Action['type'], { readonly label: string; readonly Icon: LucideIcon }>> = {
  arrive: { label: 'Arrive', Icon: Ship },
  depart: { label: 'Depart', Icon: Sailboat },
  dock: { label: 'Dock', Icon: Anchor },
  'check-in': { label: 'Check-in', Icon: DoorOpen },
  'check-out': { label: 'Check-out', Icon: DoorClosed },
};

const hintStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

// A vertical line connects the dots of the days.
const dayStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  margin-left: 7px;
  padding: 0 0 ${space.l} ${space.l};
  border-left: 2px solid ${color.lineSoft};

  &:last-of-type {
    padding-bottom: 0;
    border-left-color: transparent;
  }

  &::before {
    content: '';
    position: absolute;
    top: 5px;
    left: -6px;
    width: 10px;
    height: 10px;
    border: 2px solid ${color.action};
    border-radius: ${radius.pill};
    background: ${color.surface};
  }
`;

const dateStyles = css`
  font: 600 ${text.small} ${family.body};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.lead} ${family.heading};
  color: ${color.ink};
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const actionStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;

  & svg {
    flex: none;
    color: ${color.action};
  }
`;
