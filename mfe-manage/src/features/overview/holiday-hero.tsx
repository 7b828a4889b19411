import { css } from '@emotion/react';
import { bookedBoard } from '@storefront/shared/domain/booking/booked-board';
import { returnDate } from '@storefront/shared/domain/booking/return-date';
import { formatDay, formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { guestCount, pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { useRuntime } from '@storefront/shared/runtime';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Picture } from '@storefront/shared/ui/picture';
import { below, color, family, from, radius, shadow, space, text } from '@storefront/shared/ui/tokens';

import { bookingTimeline } from '../../domain/booking-timeline';
import { useManagedBooking } from '../../parts/booking/booking-context';

import { Timeline } from './timeline';

/** Picture, name and dates of the holiday, and what comes next. */
export function HolidayHero() {
  const { booking } = useManagedBooking();
  const { clock } = useRuntime();
  const { holiday, extras, daysToDeparture, status } = booking;
  const facts = [
    `${formatDay(holiday.departureDate)} to ${formatDayWithYear(returnDate(holiday))}`,
    inOneLine(pluralize(holiday.nights, 'night', 'nights')),
    bookedBoard(holiday, extras),
    inOneLine(pluralize(guestCount(holiday.occupancy), 'traveller', 'travellers')),
  ];
  return (
    <section css={boxStyles} aria-label="Your holiday">
      <div css={pictureStyles}>
        <Picture
          src={holiday.imageUrl}
          alt=""
          ratio="fill"
          sizes="(min-width: 768px) 264px, 100vw"
          priority
        />
      </div>
      <div css={contentStyles}>
        <div css={headStyles}>
          <div>
            <PageHeading css={headingStyles}>
              {holiday.hotelName}, {holiday.location}
            </PageHeading>
            <p css={factsStyles}>{facts.join(' · ')}</p>
          </div>
          {status === 'confirmed' && daysToDeparture >= 0 && (
            <p css={daysStyles}>
              <strong>{daysToDeparture}</strong> {daysToDeparture === 1 ? 'day to go' : 'days to go'}
            </p>
          )}
        </div>
        {status === 'confirmed' && <Timeline milestones={bookingTimeline(booking, clock.today())} />}
      </div>
    </section>
  );
}

/** A number is not separated from its noun. */
function inOneLine(count: string): string {
  return count.replaceAll(' ', '\u{a0}');
}

const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow: clip;

  ${from.desktop} {
    grid-template-columns: 264px minmax(0, 1fr);
  }
`;

const pictureStyles = css`
  position: relative;
  min-height: 132px;
`;

const contentStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m};

  ${from.desktop} {
    padding: ${space.l};
  }
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space.s};
`;

const headingStyles = css`
  && {
    font: 700 ${text.h3} ${family.heading};
  }
`;

const factsStyles = css`
  color: ${color.inkSoft};
  text-wrap: balance;
`;

const daysStyles = css`
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.card};
  background: ${color.tint};
  font: ${text.small} ${family.body};
  text-align: center;

  & strong {
    display: block;
    font: 700 ${text.h4} ${family.heading};
    font-variant-numeric: tabular-nums;
  }

  ${below.desktop} {
    text-align: left;

    & strong {
      display: inline;
    }
  }
`;
