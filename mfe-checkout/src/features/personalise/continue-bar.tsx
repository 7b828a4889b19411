import { css } from '@emotion/react';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import type { Ledger } from '@storefront/shared/domain/booking/holiday-ledger';
import { BottomBar } from '@storefront/shared/composites/sticky-bar/bottom-bar';
import { color, family, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

interface ContinueBarProps {
  readonly ledger: Pick<Ledger, 'total' | 'perPerson'>;
  /** The Continue button. */
  readonly children: ReactNode;
}

/** Sticky bar at the bottom of phones with the total and the Continue button (usability rule 38). */
export function ContinueBar({ ledger, children }: ContinueBarProps) {
  return (
    <BottomBar
      label="Your total"
      total={
        <>
          <strong css={totalStyles}>{formatPence(ledger.total)} total</strong>
          <span css={perPersonStyles}>{formatPence(ledger.perPerson)} per person</span>
        </>
      }
      action={children}
    />
  );
}

const totalStyles = css`
  display: block;
  font: 700 ${text.lead} ${family.heading};
  font-variant-numeric: tabular-nums;
`;

const perPersonStyles = css`
  display: block;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`;
