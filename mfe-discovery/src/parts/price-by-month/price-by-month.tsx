import { monthName } from '@storefront/shared/domain/dates/months';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { css } from '@emotion/react';

import { monthBars, type MonthBar, type MonthPrice } from './month-bars';
import * as styles from './price-by-month.styles';

interface PriceByMonthProps {
  readonly prices: readonly MonthPrice[];
  /** Scrolls to the hotels of a month (`yyyy-MM`). */
  readonly onOpen: (month: string) => void;
}

/** Renders the cheapest price of each month as bars that scroll to the month. */
export function PriceByMonth({ prices, onOpen }: PriceByMonthProps) {
  const bars = monthBars(prices);
  return (
    <ol css={styles.bars} aria-label="Months">
      {bars.map((bar) => (
        <li key={bar.month}>
          {bar.lowest === null ? (
            <span css={styles.column}>
              <Column bar={bar} />
            </span>
          ) : (
            <button type="button" css={[styles.column, styles.pressed]} onClick={() => onOpen(bar.month)}>
              <Column bar={bar} />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function Column({ bar }: { readonly bar: MonthBar }) {
  return (
    <>
      <span css={styles.name}>{shortName(bar.month)}</span>{' '}
      <span css={styles.track} aria-hidden>
        <span css={[styles.bar, bar.cheapest && styles.cheapestBar, css({ '--share': `${bar.share}%` })]} />
      </span>
      <span css={styles.amount}>
        {amountOf(bar)} {bar.cheapest && <strong css={styles.mark}>Cheapest</strong>}
      </span>
    </>
  );
}

function amountOf({ lowest }: MonthPrice): string {
  return lowest === null ? 'N/A' : formatPounds(lowest);
}

/** `Jan 27` */
function shortName(month: string): string {
  return `${monthName(month).slice(0, 3)} ${month.slice(2, 4)}`;
}
