import { cancelPayment } from '@storefront/shared/api/booking/cancel-payment';
import { SlowNotice } from '@storefront/shared/composites/page/slow-notice';
import { formatPence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/stack';

import { useManagedBooking } from '../../parts/booking/booking-context';
import { useCall } from '../../parts/booking/use-call';
import { ProblemAlert } from '../../parts/screen/problem-alert';

import { OPENING_PAGE, PAY_REFUSALS } from './pay-refusals';
import { forgetPayment } from './stored-payment';
import { useBalancePayment } from './use-balance-payment';

interface OpenPaymentProps {
  readonly payment: { readonly paymentId: string; readonly amount: Pence };
}

/** A payment that was started, here or in another tab, and is neither made nor ended. */
export function OpenPayment({ payment }: OpenPaymentProps) {
  const { config } = useRuntime();
  const { reload, onAccessEnded } = useManagedBooking();
  const { resume, isBusy, problem } = useBalancePayment();
  const cancelling = useCall(onAccessEnded);

  async function cancel() {
    const ended = await cancelling.run(() => cancelPayment(config, { paymentId: payment.paymentId }));
    if (!ended) return;
    forgetPayment();
    await reload();
  }

  return (
    <>
      <ProblemAlert problem={problem ?? cancelling.problem} refusals={PAY_REFUSALS} />
      <Alert
        tone="notice"
        title={`A payment of ${formatPence(payment.amount)} is not finished`}
        action={
          <Row gap="s" wrap>
            <Button look="call" loading={isBusy} onClick={() => void resume(payment)}>
              Continue to pay
            </Button>
            <Button look="outline" loading={cancelling.isBusy} onClick={() => void cancel()}>
              Do not pay now
            </Button>
          </Row>
        }
      >
        The payment page was opened, and nothing has been paid by it yet.
        <SlowNotice isBusy={isBusy || cancelling.isBusy}>{OPENING_PAGE}</SlowNotice>
      </Alert>
    </>
  );
}
