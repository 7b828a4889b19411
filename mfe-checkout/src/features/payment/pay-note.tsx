import { css } from '@emotion/react';
import {
  cancellationPeriods,
  type CancellationPeriod,
} from '@storefront/shared/composites/cancellation/cancellation-periods';
import type { HeldQuote } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { formatPence, pence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { linkStyles, TextLink } from '@storefront/shared/ui/text-link';
import { below, color, family, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import { CANCELLING_ID } from '../../domain/page-anchors';

interface PayNoteProps {
  readonly departureDate: IsoDate;
  /** `null` without a quote of the server. */
  readonly quote: HeldQuote | null;
  readonly isInBar?: boolean;
}

/** The amount due today, at the pay button. */
export function DueToday({ amount }: { readonly amount: Pence }) {
  return (
    <p css={dueStyles} data-due-today>
      <span>Pay today</span>
      <strong>{formatPence(amount)}</strong>
    </p>
  );
}

/** What happens while the payment is sent, in the place of the note. */
export function PayProgress({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" css={[noteStyles, barStyles, progressStyles]}>
      {children}
    </div>
  );
}

/**
 * What paying accepts, and what a cancellation costs from today, in one sentence. Large text has no room for it in the bar
 * of phones, where the form shows it instead.
 */
export function PayNote({ departureDate, quote, isInBar = false }: PayNoteProps) {
  const { config, clock } = useRuntime();
  const today = clock.today();
  const charges = config.beforeYouPay?.cancellation ?? [];
  const [first, later] = cancellationPeriods(charges, departureDate).filter(({ until }) => until >= today);
  return (
    <p css={[noteStyles, isInBar && barStyles]}>
      By paying you accept the <TextLink to="/terms-and-conditon">booking terms</TextLink>.
      {first && (
        <>
          {' '}
          If you cancel you lose {lossOf(first, quote)},{' '}
          <a href={`#${CANCELLING_ID}`} css={linkStyles}>
            {later ? `more from ${formatDayWithYear(addDays(first.until, 1))}` : 'see all charges'}
          </a>
          .
        </>
      )}
    </p>
  );
}

/** With its amount where the terms have a number, such as `the deposit of £296.20`. */
function lossOf({ charge, share }: CancellationPeriod, quote: HeldQuote | null): string {
  if (!quote || share === undefined || share === null) return charge;
  const { deposit, total } = quote;
  if (share === 'deposit') return deposit === null ? charge : `the deposit of ${formatPence(deposit)}`;
  const amount = formatPence(pence(Math.round((total * share) / 100)));
  return share === 100 ? `the total price of ${amount}` : `${amount}, ${share}% of the total`;
}

const dueStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.xs};
  font: 600 ${text.body} ${family.heading};

  & > strong {
    font-size: 1.75rem;
    white-space: nowrap;
  }

  ${below.desktop} {
    grid-area: due;
    justify-content: start;
    color: ${color.inkSoft};
    font: ${text.small} ${family.body};

    & > strong {
      color: ${color.ink};
      font: 700 ${text.lead} ${family.heading};
    }
  }
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
`;

const progressStyles = css`
  font-weight: 600;

  &:empty {
    position: absolute;
  }
`;

const barStyles = css`
  ${below.desktop} {
    grid-area: note;
    padding-bottom: ${space.xs};

    @container (max-width: 16rem) {
      display: none;
    }
  }
`;
