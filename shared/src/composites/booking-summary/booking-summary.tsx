import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { formatDayWithYear } from '../../domain/dates/format-day';
import { pluralize } from '../../domain/occupancy/occupancy';
import { Picture } from '../../ui/picture';
import { below, color, family, from, radius, shadow, space, text } from '../../ui/tokens';

import { SummaryBar } from './summary-bar';
import { SummaryFacts, type SummaryFactsProps } from './summary-facts';
import { SummarySheet } from './summary-sheet';

interface BookingSummaryProps extends SummaryFactsProps {
  /** The next step, beside or below the total. */
  readonly children?: ReactNode;
}

/**
 * Renders the summary of a booking, with the same order of facts on every step. From 768 px it is a panel that ends with
 * the total and the next step; these stay in the viewport. On phones the facts are collapsed in a `<details>` element,
 * and the total and the next step are a bar at the bottom, which opens the same facts (usability rules 38 and 40, DEC-190).
 */
export function BookingSummary({ children, ...holiday }: BookingSummaryProps) {
  const { chosen, ledger } = holiday;
  return (
    <section css={boxStyles} aria-label="Your holiday">
      <details css={collapsedStyles}>
        <summary css={summaryStyles}>
          <span css={thumbnailStyles}>
            <Picture src={chosen.imageUrl} alt="" ratio="1/1" sizes="56px" />
          </span>
          <span css={foldTextStyles}>
            <strong>{chosen.hotelName}</strong>
            <span>
              {formatDayWithYear(chosen.departureDate)}, {pluralize(chosen.nights, 'night', 'nights')}
            </span>
          </span>
          <ChevronDown size={24} aria-hidden css={chevronStyles} />
        </summary>
        <SummaryFacts {...holiday} />
      </details>
      <div css={expandedStyles}>
        <SummaryFacts {...holiday} />
      </div>
      <SummaryBar ledger={ledger} occupancy={chosen.occupancy} sheet={<SummarySheet {...holiday} />}>
        {children}
      </SummaryBar>
    </section>
  );
}

// A flex column, because a sticky element cannot leave the row of a grid. `clip` rounds the corners of the bar without
// making the box a scroll container.
const boxStyles = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  overflow: clip;

  ${from.desktop} {
    border-radius: ${radius.panel};
  }
`;

const collapsedStyles = css`
  padding: 0 ${space.s};

  &[open] {
    padding-bottom: ${space.m};
  }

  ${from.desktop} {
    display: none;
  }
`;

const summaryStyles = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s};
  min-height: 80px;
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

const thumbnailStyles = css`
  overflow: hidden;
  border-radius: ${radius.field};
`;

const foldTextStyles = css`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  & > strong {
    font: 700 ${text.body} ${family.heading};
  }

  & > span {
    color: ${color.inkSoft};
  }
`;

const chevronStyles = css`
  color: ${color.action};

  details[open] > summary > & {
    transform: rotate(180deg);
  }
`;

const expandedStyles = css`
  padding: ${space.m};

  ${below.desktop} {
    display: none;
  }
`;
