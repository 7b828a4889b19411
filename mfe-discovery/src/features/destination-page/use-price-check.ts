import { formatPounds, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Length of one countdown; the countdown shows zero for one further second (LAND-ST-05). */
export const ROUND_SECONDS = 1_200;
const ROUND_MS = (ROUND_SECONDS + 1) * 1_000;

interface PriceCheck {
  /** Start of the countdown, milliseconds since 1970; `null` before the first effect. */
  readonly from: number | null;
  /** Result of the last check; empty before the first. */
  readonly message: string;
}

/**
 * Reloads the page data each time the countdown reaches zero while the page is visible, and reports the result:
 * the countdown is bound to a real event.
 *
 * @param latestOutcome the last result of the loader; a new object is a new response
 * @param price its from-price in pence; `undefined` when the request failed, `null` without a price online
 */
export function usePriceCheck(latestOutcome: object, price: Pence | null | undefined): PriceCheck {
  const { clock } = useRuntime();
  const { revalidate } = useRevalidator();
  const [from, setFrom] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const latest = useRef({ outcome: latestOutcome, price });
  const beforeCheck = useRef<{ readonly outcome: object; readonly price: Pence | null | undefined } | null>(
    null,
  );

  useEffect(() => setFrom(clock.now()), [clock]);

  useEffect(() => {
    latest.current = { outcome: latestOutcome, price };
    const before = beforeCheck.current;
    if (before === null || before.outcome === latestOutcome) return;
    beforeCheck.current = null;
    setMessage(resultOf(before.price, price, clock.now()));
  }, [latestOutcome, price, clock]);

  useEffect(() => {
    if (from === null) return undefined;
    let checked = 0;
    const tick = () => {
      // The last second of a round shows zero.
      const zeros = Math.floor((clock.now() - from + 1_000) / ROUND_MS);
      if (zeros <= checked || document.visibilityState === 'hidden') return;
      checked = zeros;
      beforeCheck.current = latest.current;
      void revalidate();
    };
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [clock, from, revalidate]);

  return { from, message };
}

function resultOf(before: Pence | null | undefined, after: Pence | null | undefined, now: number): string {
  const at = `Checked ${TIME.format(now)}`;
  if (after === undefined) return `${at}, but we could not get the prices. Those shown may have changed.`;
  if (after === null) return `${at}, no price online at the moment`;
  return `${at}, ${after === before ? 'still' : 'now'} ${formatPounds(after)}`;
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});
