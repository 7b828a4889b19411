import { css } from '@emotion/react';
import { absentBeforePaintStyles } from '@storefront/shared/composites/page/section-layout';
import { COMPACT_HEADER_HEIGHT } from '@storefront/shared/ui/compact-header';
import { from, space } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import { stickyStyles } from './page.styles';

interface HolidayLayoutProps {
  /** Name, place and photos. */
  readonly head: ReactNode;
  /** Accessible name of the offer and its choices. */
  readonly label: string;
  /** Price and Book Now: beside everything else on large screens, where it stays in view. */
  readonly offer: ReactNode;
  /** What determines the offer: party, airport, board, dates. */
  readonly choices: ReactNode;
  /** Flights, hotel, small print. */
  readonly children: ReactNode;
}

/**
 * The one order of holiday details and deal pages at every width (ADR 68): what it is, what it costs, the choices, and then
 * everything about it. The order of the document is the order on the screen.
 */
export function HolidayLayout({ head, label, offer, choices, children }: HolidayLayoutProps) {
  return (
    <div css={layoutStyles}>
      <div css={headStyles}>{head}</div>
      <section aria-label={label} css={partsStyles}>
        <div css={offerStyles}>
          <div css={stickyStyles} data-keep-clear>
            {offer}
          </div>
        </div>
        <div css={choiceStyles}>{choices}</div>
      </section>
      <div css={restStyles}>{children}</div>
    </div>
  );
}

const layoutStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.l};

  & [id][tabindex='-1'] {
    scroll-margin-top: calc(${COMPACT_HEADER_HEIGHT} + ${space.m});
  }

  ${from.large} {
    grid-template:
      'head offer' auto
      'choices offer' auto
      'rest offer' 1fr
      / minmax(0, 1fr) 384px;
    column-gap: ${space.xl};
  }
`;

const headStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  min-width: 0;

  ${from.large} {
    grid-area: head;
  }
`;

// Its two parts are cells of the grid.
const partsStyles = css`
  display: contents;
`;

const offerStyles = css`
  min-width: 0;

  ${from.large} {
    grid-area: offer;
    align-self: stretch;
  }
`;

// On a phone they are below the first screen.
const choiceStyles = css`
  min-width: 0;
  ${absentBeforePaintStyles}

  ${from.large} {
    grid-area: choices;
  }
`;

const restStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  min-width: 0;

  ${from.large} {
    grid-area: rest;
  }
`;
