import { css } from '@emotion/react';
import { cancellationPeriods } from '@storefront/shared/composites/cancellation/cancellation-periods';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { formatPence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { linkStyles, TextLink } from '@storefront/shared/ui/text-link';
import { below, color, family, space, text } from '@storefront/shared/ui/tokens';

import { CANCELLING_ID } from '../../domain/page-anchors';

interface PayNoteProps {
  readonly departureDate: IsoDate;
  readonly isInBar?: boolean;
}

/** The amount due today, at the pay button. */
export function DueToday({ amount }: { readonly amount: Pence }) {
  return (
    <p css={dueStyles}>
      <span>Pay today</span>
      <strong>{formatPence(amount)}</strong>
    </p>
  );
}

/**
 * What paying accepts, and what a cancellation costs from today, in one sentence. Large text has no room for it in the bar
 * of phones, where the form shows it instead.
 */
export function PayNote({ departureDate, isInBar = false }: PayNoteProps) {
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
          If you cancel you lose {first.charge},{' '}
          <a href={`#${CANCELLING_ID}`} css={linkStyles}>
            {later ? `more from ${formatDayWithYear(addDays(first.until, 1))}` : 'see all charges'}
          </a>
          .
        </>
      )}
    </p>
  );
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
      font-size: inherit;
    }
  }
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
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
