import { css } from '@emotion/react';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import { useBalanceDue } from '@storefront/shared/composites/balance-due/use-balance-due';
import type { BookingRow } from '@storefront/shared/domain/booking/booking-row';
import { paymentRows } from '@storefront/shared/domain/booking/booking-rows';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import { orderedPrice, type ConfirmedBooking } from './confirmed-booking';

interface PaymentDetailsProps {
  readonly booking: ConfirmedBooking;
  /** When and with which card was paid; `null` before the server has reported it. */
  readonly receipt: string | null;
}

/** The price line by line, the amount paid, and the balance with its due date (CONF-03). */
export function PaymentDetails({ booking, receipt }: PaymentDetailsProps) {
  const { order, chosen } = booking;
  const { lines, sums } = paymentRows({
    ...orderedPrice(booking),
    total: order.total,
    paid: order.paid,
    balance: order.balance,
    departureDate: chosen.departureDate,
    dueBy: useBalanceDue(chosen.departureDate),
  });
  return (
    <SectionCard title="Payment details">
      {lines.length > 0 && <PriceRows rows={lines} />}
      <div css={sumsStyles}>
        <PriceRows rows={sums} />
      </div>
      <p css={receiptStyles}>{receipt}</p>
    </SectionCard>
  );
}

/** Labels are not unique, for example with two tours of the same name, so the index is the key. */
function PriceRows({ rows }: { readonly rows: readonly BookingRow[] }) {
  return (
    <dl css={rowsStyles}>
      {rows.map(({ label, value }, index) => (
        <div key={index} css={rowStyles}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const rowsStyles = css`
  display: grid;
  gap: ${space.xs};
  margin: 0;

  @media print {
    gap: 0;
  }
`;

const rowStyles = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
  font: ${text.body} ${family.body};

  & dt {
    color: ${color.inkSoft};
  }

  & dd {
    flex: none;
    margin: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

// One line is reserved for what the server reports later.
const receiptStyles = css`
  min-height: 1lh;
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};

  @media print {
    min-height: 0;
  }
`;

const sumsStyles = css`
  padding-top: ${space.m};
  border-top: 1px solid ${color.lineSoft};

  & dl dt {
    flex: none;
  }

  & dl dd {
    flex: auto;
  }

  & dl > div:first-of-type :is(dt, dd) {
    color: ${color.ink};
    font: 700 ${text.lead} ${family.heading};
  }

  @media print {
    padding-top: ${space.xxs};
  }
`;
