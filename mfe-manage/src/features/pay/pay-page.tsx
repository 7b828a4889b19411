import { css } from '@emotion/react';
import { SlowNotice } from '@storefront/shared/composites/page/slow-notice';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { Button } from '@storefront/shared/ui/button';
import { Card } from '@storefront/shared/ui/card';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Lock } from 'lucide-react';

import { partPaymentProblem, readPounds } from '../../domain/part-payment';
import { useManagedBooking } from '../../parts/booking/booking-context';
import { FormErrorSummary } from '../../parts/form/form-error-summary';
import { useForm } from '../../parts/form/use-form';
import { ProblemAlert } from '../../parts/screen/problem-alert';
import { Screen } from '../../parts/screen/screen';

import { OPENING_PAGE, PAY_REFUSALS } from './pay-refusals';
import { useBalancePayment } from './use-balance-payment';

/** Pays a part of the balance. */
export function PayPage() {
  const { balance } = useManagedBooking().booking;
  const { pay, isBusy, problem } = useBalancePayment();
  const form = useForm({ amount: '' }, ({ amount }) => {
    const message = partPaymentProblem(amount, balance);
    return message === null ? {} : { amount: message };
  });
  const hasErrors = Object.keys(form.errors).length > 0;
  const amount = readPounds(form.values.amount);
  const isPayable = partPaymentProblem(form.values.amount, balance) === null;

  return (
    <Screen
      title="Pay part of the balance"
      error={hasErrors || problem !== null}
      intro={
        <>
          You owe <strong>{formatPence(balance.due)}</strong>
          {balance.dueBy && `, due by ${formatDayWithYear(balance.dueBy)}`}. Pay{' '}
          {formatPence(balance.smallestPayment)} or more now, and the rest later.
        </>
      }
    >
      <Card as="section" aria-label="Amount">
        <form
          noValidate
          css={formStyles}
          onSubmit={form.submit(({ amount: typed }) => void pay(readPounds(typed) ?? 0))}
        >
          <FormErrorSummary errors={form.errors} failedSubmits={form.failedSubmits} />
          <ProblemAlert problem={problem} refusals={PAY_REFUSALS} />
          <TextField
            {...form.field('amount')}
            label="How much do you want to pay?"
            hint="In pounds, such as 150 or 150.50"
            inputMode="decimal"
            autoComplete="off"
            sizing="postcode"
            maxLength={12}
          />
          <Button type="submit" look="call" wide loading={isBusy} icon={<Lock size={20} aria-hidden />}>
            {isPayable && amount !== null ? `Pay ${formatPence(amount)} securely` : 'Pay securely'}
          </Button>
          <SlowNotice isBusy={isBusy}>{OPENING_PAGE}</SlowNotice>
          <p css={noteStyles}>The payment page of our provider opens. We never see your card.</p>
        </form>
      </Card>
    </Screen>
  );
}

const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const noteStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;
