import { css } from '@emotion/react';
import { Countdown } from '@storefront/shared/composites/countdown/countdown';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Timer } from 'lucide-react';

import { OFFER_COUNTDOWN_SECONDS } from '../../domain/offer-countdown';

interface OfferCountdownProps {
  readonly startedAt: number | null;
  /** Whether a payment is open or made: the price no longer changes. */
  readonly isPriceFixed: boolean;
}

/** Counts from the start of the booking, across steps and reloads. At zero it stops and nothing is lost (DEC-75). */
export function OfferCountdown({ startedAt, isPriceFixed }: OfferCountdownProps) {
  if (startedAt === null) return null;
  return (
    <p css={bannerStyles}>
      <Timer size={20} aria-hidden css={iconStyles} />
      {isPriceFixed ? (
        'Your price is fixed.'
      ) : (
        <Countdown
          label="We are holding this price for"
          endedLabel="We check the price again before you pay."
          from={startedAt}
          seconds={OFFER_COUNTDOWN_SECONDS}
        />
      )}
    </p>
  );
}

const bannerStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.card};
  background: ${color.sunSoft};
  color: ${color.notice};
  font: 600 ${text.small} ${family.body};
`;

const iconStyles = css`
  flex: none;
`;
