import { css } from '@emotion/react';
import { detailStyles, spacedListStyles } from '@storefront/shared/composites/booked/booked.styles';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { ukDateOf } from '@storefront/shared/domain/dates/iso-date';

import { useManagedBooking } from '../../parts/booking/booking-context';

/** Everything that happened to the booking, the latest first. */
export function HistoryCard() {
  const { history } = useManagedBooking().booking;
  return (
    <SectionCard title="What has happened">
      <ol css={spacedListStyles}>
        {history.map(({ at, text: event }, index) => (
          <li key={index}>
            <small css={dateStyles}>{formatDayWithYear(ukDateOf(Date.parse(at)))}</small>
            {event}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

const dateStyles = css`
  ${detailStyles}
  display: block;
`;
