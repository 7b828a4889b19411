import { formatPounds, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

/** One round of the countdown, and the second on which it stands on zero (LAND-ST-05). */
export const ROUND_SECONDS = 1_200;
const ROUND_MS = (ROUND_SECONDS + 1) * 1_000;

interface PriceCheck {
  /** When the countdown began, milliseconds since 1970; `null` before the page has a clock. */
  readonly from: number | null;
  /** What the last check found; empty before the first. */
  readonly words: string;
}

/**
 * Asks for the page again each time that the countdown is at zero and the page is seen, and says what came of
 * it: the clock runs towards something that happens.
 *
 * @param answer what the loader gave last; another object is another answer
 * @param price the from-price in it; `undefined` when it was not to be had
 */
export function usePriceCheck(answer: object, price: Pence | null | undefined): PriceCheck {
  const { clock } = useRuntime();
  const { revalidate } = useRevalidator();
  const [from, setFrom] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const latest = useRef({ answer, price });
  const asked = useRef<{ readonly answer: object; readonly price: Pence | null | undefined } | null>(null);

  useEffect(() => setFrom(clock.now()), [clock]);

  useEffect(() => {
    latest.current = { answer, price };
    const before = asked.current;
    if (before === null || before.answer === answer) return;
    asked.current = null;
    setWords(resultOf(before.price, price, clock.now()));
  }, [answer, price, clock]);

  useEffect(() => {
    if (from === null) return undefined;
    let checked = 0;
    const look = () => {
      // The zero of a round is its last second.
      const zeros = Math.floor((clock.now() - from + 1_000) / ROUND_MS);
      if (zeros <= checked || document.visibilityState === 'hidden') return;
      checked = zeros;
      asked.current = latest.current;
      void revalidate();
    };
    const looking = setInterval(look, 1_000);
    return () => clearInterval(looking);
  }, [clock, from, revalidate]);

  return { from, words };
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
