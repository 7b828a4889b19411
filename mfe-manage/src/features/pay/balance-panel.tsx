import { css } from '@emotion/react';
import { SlowNotice } from '@storefront/shared/composites/page/slow-notice';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Lock } from 'lucide-react';

import { viewPath } from '../../domain/manage-view';
import { canPayInParts } from '../../domain/part-payment';
import { useManagedBooking } from '../../parts/booking/booking-context';
import { ProblemAlert } from '../../parts/screen/problem-alert';

import { OPENING_PAGE, PAY_REFUSALS } from './pay-refusals';
import { useBalancePayment } from './use-balance-payment';

/** What is still to be paid, and the one action for it. */
export function BalancePanel() {
  const { balance } = useManagedBooking().booking;
  const { pay, isBusy, problem } = useBalancePayment();
  const { due, dueBy, isOverdue } = balance;
  return (
    <>
      <ProblemAlert problem={problem} refusals={PAY_REFUSALS} />
      <div css={panelStyles}>
        <p>
          {isOverdue ? 'Overdue since' : 'Still to pay by'} {dueBy && formatDayWithYear(dueBy)}
          <strong css={amountStyles}>{formatPence(due)}</strong>
        </p>
        <div css={buttonsStyles}>
          <Button
            look="call"
            loading={isBusy}
            icon={<Lock size={20} aria-hidden />}
            onClick={() => void pay(due)}
          >
            Pay the balance
          </Button>
          {canPayInParts(balance) && (
            <ButtonLink to={viewPath({ name: 'pay' })} look="outline">
              Pay part of it
            </ButtonLink>
          )}
        </div>
        <SlowNotice isBusy={isBusy}>{OPENING_PAGE}</SlowNotice>
      </div>
    </>
  );
}

const panelStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  padding: ${space.m};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.sunSoft};
  color: ${color.ink};
  font: ${text.small} ${family.body};
`;

const amountStyles = css`
  display: block;
  font: 700 ${text.h3} ${family.heading};
  font-variant-numeric: tabular-nums;
`;

const buttonsStyles = css`
  display: flex;
  flex: 1 1 240px;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.s};

  & > * {
    flex: 1 1 150px;
    max-width: 240px;
  }

  @media (max-width: 639.98px) {
    & > * {
      max-width: none;
    }
  }
`;
