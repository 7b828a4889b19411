import { css } from '@emotion/react';
import { cancelBooking, type CancellationQuote } from '@storefront/shared/api/manage/cancel-booking';
import { SlowNotice } from '@storefront/shared/composites/page/slow-notice';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Card } from '@storefront/shared/ui/card';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { space } from '@storefront/shared/ui/tokens';

import type { CallProblem } from '../../domain/call-problem';
import { viewPath } from '../../domain/manage-view';
import { useManagedBooking } from '../../parts/booking/booking-context';
import { useCall } from '../../parts/booking/use-call';
import { chargeRows } from '../../parts/screen/charge-rows';
import { ChargesTable } from '../../parts/screen/charges-table';
import { MoneyRows } from '../../parts/screen/money-rows';
import { ProblemAlert } from '../../parts/screen/problem-alert';
import { Screen } from '../../parts/screen/screen';

import { useCancellationQuote } from './use-cancellation-quote';

/** The second screen of a cancellation: the binding amounts, and the confirmation. */
export function CancelPage({ onCancelled }: { readonly onCancelled: () => void }) {
  const { booking } = useManagedBooking();
  const { quote, problem, request } = useCancellationQuote();
  const { hotelName, departureDate } = booking.holiday;
  return (
    <Screen
      title="Cancel this holiday?"
      error={problem !== null}
      intro={`${hotelName}, ${formatDayWithYear(departureDate)}.${problem ? '' : ' Nothing is cancelled until you confirm below.'}`}
    >
      {problem?.kind === 'refused' ? (
        <Refusal problem={problem} />
      ) : (
        <ProblemAlert problem={problem} onRetry={() => void request()} />
      )}
      {quote && <Confirmation quote={quote} onCancelled={onCancelled} onExpired={request} />}
      {!quote && !problem && (
        <div role="status" aria-label="Calculating what a cancellation costs">
          <Skeleton height="280px" />
        </div>
      )}
      <SlowNotice isBusy={!quote && !problem} />
    </Screen>
  );
}

/** A refusal that another try does not change, with the way on. */
function Refusal({ problem }: { readonly problem: Extract<CallProblem, { readonly kind: 'refused' }> }) {
  return (
    <>
      <ProblemAlert problem={problem} refusals={QUOTE_REFUSALS} />
      <div css={buttonsStyles}>
        {problem.code === 'needs-a-person' && (
          <ButtonLink to={viewPath({ name: 'request', about: 'cancellation' })} look="action">
            Ask to cancel
          </ButtonLink>
        )}
        <ButtonLink to={viewPath({ name: 'overview' })} look="outline">
          Back to your booking
        </ButtonLink>
      </div>
    </>
  );
}

interface ConfirmationProps {
  readonly quote: CancellationQuote;
  readonly onCancelled: () => void;
  /** The amounts no longer hold: request and show new ones. */
  readonly onExpired: () => Promise<void>;
}

function Confirmation({ quote, onCancelled, onExpired }: ConfirmationProps) {
  const { config } = useRuntime();
  const { token, apply, onAccessEnded } = useManagedBooking();
  const { run, isBusy, problem } = useCall(onAccessEnded);
  const isExpired = problem?.kind === 'refused' && problem.code === 'quote-expired';

  async function confirm() {
    const change = await run(() => cancelBooking(config, token, quote.quoteId));
    if (!change) return;
    apply(change);
    onCancelled();
  }

  return (
    <Card as="section" aria-label="What it costs">
      <div css={cardStyles}>
        <p>
          Cancelling today, {formatDayWithYear(quote.date)}, {pluralize(quote.daysBefore, 'day', 'days')}{' '}
          before you fly:
        </p>
        <MoneyRows rows={chargeRows(quote, refundText(quote.refunds))} />
        {quote.balanceWaived > 0 && (
          <p>
            You will no longer owe the balance of <strong>{formatPence(quote.balanceWaived)}</strong>
            {quote.stillOwed > 0 && ', only the rest of the charge'}.
          </p>
        )}
        <ChargesTable charges={quote.charges} />
        <ProblemAlert
          problem={problem}
          refusals={CANCEL_REFUSALS}
          {...(isExpired && { onRetry: () => void onExpired(), retryLabel: 'Show the new amounts' })}
        />
        <div css={buttonsStyles}>
          {!isExpired && (
            <Button look="call" loading={isBusy} onClick={() => void confirm()}>
              {quote.refund > 0
                ? `Cancel and refund ${formatPence(quote.refund)}`
                : 'Cancel without a refund'}
            </Button>
          )}
          <ButtonLink to={viewPath({ name: 'overview' })} look="outline">
            Keep my holiday
          </ButtonLink>
        </div>
        <SlowNotice isBusy={isBusy}>
          Please stay on this page: it shows whether you have cancelled.
        </SlowNotice>
      </div>
    </Card>
  );
}

/** The cards that get the refund. */
function refundText(refunds: CancellationQuote['refunds']): string {
  return refunds
    .map(({ cardBrand, cardLastFour, amount }) =>
      cardLastFour
        ? `${formatPence(amount)} to ${cardBrand ?? 'card'} •••• ${cardLastFour}`
        : `${formatPence(amount)} to the card that paid`,
    )
    .join(', ');
}

const QUOTE_REFUSALS = {
  'needs-a-person': 'A person has to calculate this cancellation: send us a request.',
  'too-late': 'It is too late to cancel online.',
  'booking-cancelled': 'This booking is cancelled already.',
  'payment-in-progress': 'A payment of this booking is not finished. Finish or cancel it first.',
};
const CANCEL_REFUSALS = {
  ...QUOTE_REFUSALS,
  'quote-expired': 'These amounts no longer hold. Nothing was cancelled: look at the new ones.',
};

const cardStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const buttonsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space.s};
`;
