import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { formatPence } from '../../domain/pricing/pence';
import { below, color, family, from, shadow, space, text } from '../../ui/tokens';
import { useBottomBar } from '../sticky-bar/use-bottom-bar';

import { ShareLine, type ShareLineProps } from './share-line';

interface SummaryBarProps extends ShareLineProps {
  /** On phones, the button over the total and what it opens. */
  readonly sheet: ReactNode;
  /** The next step; on phones it may set `grid-area` to `note`, `due` or `action`. */
  readonly children: ReactNode;
}

/**
 * Renders the total and the next step. On phones it is fixed to the bottom of the screen. From 768 px it is the last part
 * of the panel and sticks to the bottom of the viewport while the panel is longer (DEC-190).
 */
export function SummaryBar({ ledger, occupancy, sheet, children }: SummaryBarProps) {
  const { bar, spaceForBar } = useBottomBar();
  return (
    <section css={barStyles} aria-label="Total and next step" {...bar}>
      <div css={gridStyles}>
        <div css={totalStyles}>
          <span>Total</span>
          <strong>{formatPence(ledger.total)}</strong>
          {sheet}
        </div>
        <div css={shareStyles}>
          <ShareLine ledger={ledger} occupancy={occupancy} />
        </div>
        {children}
      </div>
      {spaceForBar}
    </section>
  );
}

// The container of the query in `gridStyles`.
const barStyles = css`
  z-index: 30;
  container-type: inline-size;
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  color: ${color.ink};

  ${below.desktop} {
    position: fixed;
    inset: auto 0 0;
    padding: ${space.xs} ${space.s} calc(${space.xs} + env(safe-area-inset-bottom, 0px));
    background: ${color.surface};
    box-shadow: ${shadow.overlay};
  }

  // At 400% zoom a fixed bar would cover most of the page.
  @media (max-width: 767.98px) and (max-height: 319.98px) {
    position: static;
  }

  ${from.desktop} {
    position: sticky;
    bottom: 0;
    padding: ${space.m};
    background: ${color.tint};
  }

  @media (forced-colors: active) {
    border-top: 1px solid CanvasText;
  }

  @media print {
    position: static;
  }
`;

const gridStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};

  ${below.desktop} {
    grid-template: 'note note' auto 'total action' auto 'due action' auto / max-content minmax(0, 1fr);
    align-items: center;
    gap: 0 ${space.s};
    min-height: 52px;

    // The narrowest phones.
    @container (max-width: 19rem) {
      grid-template-columns: min-content minmax(0, 1fr);
    }
  }

  // With text of 200% the total and the button have a row each. The unit is relative to the size of the text.
  @container (max-width: 16rem) {
    grid-template: 'total' auto 'due' auto 'action' auto / minmax(0, 1fr);
  }
`;

const totalStyles = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.xs};
  grid-area: total;
  font: 600 ${text.body} ${family.heading};

  & > strong {
    font: 700 ${text.lead} ${family.heading};
    white-space: nowrap;
  }

  ${below.desktop} {
    flex-direction: row-reverse;
    align-content: center;
    justify-content: start;
    min-height: 44px;
    padding-right: ${space.l};

    /* The larger amount is what the button charges today. */
    :has([data-due-today]) > & {
      color: ${color.inkSoft};
      font: ${text.small} ${family.body};

      & > strong {
        font: inherit;
      }
    }
  }

  ${from.desktop} {
    grid-area: auto;

    & > strong {
      font-size: 1.5rem;
    }
  }
`;

// On phones it is among the facts.
const shareStyles = css`
  ${below.desktop} {
    display: none;
  }
`;
