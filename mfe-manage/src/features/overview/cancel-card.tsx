import { css } from '@emotion/react';
import { detailStyles } from '@storefront/shared/composites/booked/booked.styles';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { color, space } from '@storefront/shared/ui/tokens';

import { cancellationToday } from '../../domain/charge-today';
import { viewPath } from '../../domain/manage-view';
import { useManagedBooking } from '../../parts/booking/booking-context';
import { chargeRows } from '../../parts/screen/charge-rows';
import { ChargesTable } from '../../parts/screen/charges-table';
import { MoneyRows } from '../../parts/screen/money-rows';

/** What a cancellation costs today and what waiting costs, before anything is clicked. */
export function CancelCard() {
  const { booking } = useManagedBooking();
  const { clock } = useRuntime();
  const { cancellation, balance, daysToDeparture } = booking;
  const today = cancellationToday(booking);
  if (!cancellation.isPossible) return null;
  return (
    <SectionCard title="Cancel or change dates">
      {today ? (
        <>
          <p>
            Cancelling today, {formatDayWithYear(clock.today())}, {pluralize(daysToDeparture, 'day', 'days')}{' '}
            before you fly:
          </p>
          <div css={boxStyles}>
            <MoneyRows rows={chargeRows(today)} />
          </div>
          {balance.due > 0 && (
            <p css={detailStyles}>
              You would no longer owe the balance of <strong>{formatPence(balance.due)}</strong>
              {today.stillOwed > 0 && ', only the rest of the charge'}.
            </p>
          )}
          <ChargesTable charges={cancellation.charges} />
        </>
      ) : (
        <p>{cancellation.text}</p>
      )}
      <div css={buttonsStyles}>
        {today ? (
          <ButtonLink to={viewPath({ name: 'cancel' })} look="outline" css={cancelStyles}>
            Cancel holiday…
          </ButtonLink>
        ) : (
          <ButtonLink to={viewPath({ name: 'request', about: 'cancellation' })} look="outline">
            Ask to cancel
          </ButtonLink>
        )}
        <ButtonLink to={viewPath({ name: 'request', about: 'dates' })} look="outline">
          Ask to change dates
        </ButtonLink>
      </div>
      <p css={detailStyles}>Nothing is cancelled yet: you confirm on the next screen.</p>
    </SectionCard>
  );
}

const boxStyles = css`
  padding: ${space.xs} ${space.s};
  background: ${color.surfaceAlt};
`;

const buttonsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space.s};
`;

const cancelStyles = css`
  border-color: ${color.error};
  color: ${color.error};
`;
