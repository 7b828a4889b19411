import { css } from '@emotion/react';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import type { Ledger } from '@storefront/shared/domain/booking/holiday-ledger';
import { BottomBar } from '@storefront/shared/composites/sticky-bar/bottom-bar';
import { Button } from '@storefront/shared/ui/button';
import { below, color, family, from, space, text } from '@storefront/shared/ui/tokens';

interface ContinueToPaymentProps {
  /** Id of the form that the buttons submit. */
  readonly formId: string;
  readonly ledger: Pick<Ledger, 'total' | 'perPerson'> | null;
  readonly saving: boolean;
  /** True when the holiday is no longer available. */
  readonly disabled: boolean;
}

/** The submit button below the form, on phones in a sticky bar. Shows the total where no summary is visible. */
export function ContinueToPayment({ formId, ledger, saving, disabled }: ContinueToPaymentProps) {
  const submit = { type: 'submit', form: formId, look: 'call', loading: saving, disabled } as const;
  const total = ledger && (
    <>
      <strong css={totalStyles}>{formatPence(ledger.total)} total</strong>
      <span css={perPersonStyles}>{formatPence(ledger.perPerson)} per person</span>
    </>
  );
  return (
    <>
      <div css={rowStyles}>
        <Button {...submit} size="large">
          Continue to Payment
        </Button>
        <div css={besideStyles}>{total}</div>
      </div>
      <BottomBar
        label="Total and next step"
        total={total}
        action={
          <div css={barActionStyles}>
            <Button {...submit}>Continue to Payment</Button>
          </div>
        }
      />
    </>
  );
}

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};

  ${below.desktop} {
    display: none;
  }
`;

// On larger screens the summary beside the form shows the total (PAX-03).
const besideStyles = css`
  ${from.large} {
    display: none;
  }
`;

// The label wraps on the narrowest phones, so that a total of four figures fits beside it.
const barActionStyles = css`
  max-width: 56vw;
`;

const totalStyles = css`
  display: block;
  font: 700 ${text.lead} ${family.heading};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const perPersonStyles = css`
  display: block;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`;
