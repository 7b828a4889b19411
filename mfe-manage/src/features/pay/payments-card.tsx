import { css } from '@emotion/react';
import { detailStyles, statusStyles } from '@storefront/shared/composites/booked/booked.styles';
import { SectionCard } from '@storefront/shared/composites/booked/section-card';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { ukDateOf } from '@storefront/shared/domain/dates/iso-date';
import { formatPence, pence } from '@storefront/shared/domain/pricing/pence';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, radius, space } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { CircleCheck, Clock, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react';

import { useManagedBooking } from '../../parts/booking/booking-context';
import { useDocument } from '../../parts/booking/use-document';
import { MoneyRows, type MoneyRow } from '../../parts/screen/money-rows';
import { ProblemAlert } from '../../parts/screen/problem-alert';

import { BalancePanel } from './balance-panel';
import { OpenPayment } from './open-payment';

type Payment = ManagedBooking['payments'][number];

/** What is paid and due, every payment with its receipt, and the way to pay. */
export function PaymentsCard({ isAwaitingPayment }: { readonly isAwaitingPayment: boolean }) {
  const { booking } = useManagedBooking();
  const { balance, payments, openPayment, status } = booking;
  const { save, problem, savedTitle } = useDocument();
  const isOwed = status === 'confirmed' && balance.due > 0;
  return (
    <SectionCard title="Payments">
      {!isAwaitingPayment && openPayment && <OpenPayment payment={openPayment} />}
      {!isAwaitingPayment && !openPayment && isOwed && <BalancePanel />}
      {isOwed && <Progress paid={balance.paid} total={balance.total} />}
      <ProblemAlert problem={problem} />
      <MoneyRows
        rows={[
          ...payments.map((payment) => paymentRow(payment, save)),
          ...(isOwed ? [balanceRow(balance)] : []),
          ...sums(booking),
        ]}
      />
      <p role="status" css={statusStyles}>
        {savedTitle && `${savedTitle} is saved.`}
      </p>
      {isOwed && <p css={detailStyles}>{balance.ifUnpaid}</p>}
    </SectionCard>
  );
}

/** How much of the price is paid; the rows below say it in numbers. */
function Progress({ paid, total }: { readonly paid: number; readonly total: number }) {
  return (
    <div css={trackStyles} aria-hidden>
      <div css={barStyles} style={{ width: `${Math.round((100 * paid) / Math.max(total, 1))}%` }} />
    </div>
  );
}

function paymentRow(
  { kind, label, amount, at, state, cardBrand, cardLastFour, receipt }: Payment,
  save: ReturnType<typeof useDocument>['save'],
): MoneyRow {
  const day = formatDayWithYear(ukDateOf(Date.parse(at)));
  const Icon = iconOf(kind, state);
  const card = cardLastFour && `${cardBrand ?? 'Card'} •••• ${cardLastFour}`;
  const title = `Receipt for the payment of ${day}`;
  return {
    label: (
      <>
        <Icon size={20} aria-hidden /> {label}, {day}
      </>
    ),
    value: `${kind === 'refund' ? '-' : ''}${formatPence(amount)}`,
    detail: (
      <>
        {[card, REFUND_STATES[`${kind} ${state}`]].filter(Boolean).join(', ')}{' '}
        {receipt && (
          <button
            type="button"
            css={[linkStyles, receiptStyles]}
            onClick={() => void save({ id: receipt, title, fileName: `${receipt}.pdf` })}
          >
            Receipt<VisuallyHidden> for the payment of {day}</VisuallyHidden>
          </button>
        )}
      </>
    ),
  };
}

const REFUND_STATES: Readonly<Record<string, string>> = {
  'refund pending': 'on its way to you',
  'refund failed': 'we pay it by hand, and call you',
};

function iconOf(kind: Payment['kind'], state: Payment['state']): LucideIcon {
  if (state === 'failed') return TriangleAlert;
  if (state === 'pending') return Clock;
  return kind === 'refund' ? Undo2 : CircleCheck;
}

function balanceRow({ due, dueBy, isOverdue }: ManagedBooking['balance']): MoneyRow {
  const when = dueBy ? `${isOverdue ? 'overdue since' : 'due by'} ${formatDayWithYear(dueBy)}` : 'due';
  return {
    label: (
      <>
        <Clock size={20} aria-hidden /> Balance, {when}
      </>
    ),
    value: formatPence(due),
  };
}

function sums({
  status,
  balance,
  cancellation: { unpaidCharge = pence(0) },
}: ManagedBooking): readonly MoneyRow[] {
  if (status === 'cancelled')
    return unpaidCharge > 0
      ? [{ label: 'Cancellation charge, not paid yet', value: formatPence(unpaidCharge), isSum: true }]
      : [{ label: 'Nothing more to pay', value: '', isSum: true }];
  const total = { label: 'Total price', value: formatPence(balance.total), isSum: true };
  return balance.due > 0 ? [total] : [total, { label: 'Everything is paid', value: '' }];
}

const trackStyles = css`
  height: 8px;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.skeleton};
  overflow: clip;
`;

const barStyles = css`
  height: 100%;
  background: ${color.success};

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

const receiptStyles = css`
  padding: ${space.xxs} 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;
`;
