import { css } from '@emotion/react';
import { useRuntime } from '@storefront/shared/runtime';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';

/** BOOK-CTD-01 */
const COUNTDOWN_SECONDS = 900;

/** Runs from the moment the booking began, over all steps and reloads; at zero it stops and nothing is lost (DEC-75). */
export function OfferCountdown({ startedAt }: { readonly startedAt: number | null }) {
  const { clock } = useRuntime();
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    setNow(clock.now());
    const tick = setInterval(() => setNow(clock.now()), 1_000);
    return () => clearInterval(tick);
  }, [clock]);

  if (startedAt === null || now === null) return null;
  const left = Math.max(0, COUNTDOWN_SECONDS - Math.floor((now - startedAt) / 1_000));
  const clockText = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;

  // No live region: a clock that speaks every second would drown everything else.
  return (
    <p css={bannerStyles}>
      <Timer size={20} aria-hidden />
      {left > 0 ? 'We are holding this price for' : 'We check the price again before you pay.'}{' '}
      <span role="timer" aria-live="off">
        {clockText}
      </span>
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
  font-variant-numeric: tabular-nums;
`;
