import { css } from '@emotion/react';
import { detailStyles } from '@storefront/shared/composites/booked/booked.styles';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { FlightCard } from '@storefront/shared/composites/booking-summary/flight-card';
import { holidayRows } from '@storefront/shared/domain/booking/booking-rows';
import { DescriptionList } from '@storefront/shared/ui/description-list';
import { from, space } from '@storefront/shared/ui/tokens';

import { useManagedBooking } from '../../parts/booking/booking-context';

/** Hotel, rooms, board and flights as they were booked, and who organises and protects the holiday. */
export function HolidayCard() {
  const { holiday, extras, organiser, protection } = useManagedBooking().booking;
  return (
    <SectionCard title="What you booked">
      <DescriptionList rows={holidayRows(holiday, extras)} />
      <div css={flightsStyles}>
        <FlightCard direction="Outbound" leg={holiday.outbound} />
        <FlightCard direction="Inbound" leg={holiday.inbound} />
      </div>
      <p css={detailStyles}>
        Organised by {[organiser.name, ...organiser.address].join(', ')}.{' '}
        {protection.text ?? (protection.atolNumber && `ATOL protected, number ${protection.atolNumber}.`)}
      </p>
    </SectionCard>
  );
}

const flightsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
