import { css } from '@emotion/react';
import { COMPACT_HEADER_HEIGHT } from '@storefront/shared/ui/compact-header';
import { PageHeading } from '@storefront/shared/ui/heading';
import { useAnnounce } from '@storefront/shared/ui/live-region';
import { below, color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, type ReactNode } from 'react';

import { PAGE_SIZE } from '../../domain/results-view';
import { LIST_HEAD } from './list-head';
import type { ResultsState } from '../../features/results/use-results';

interface ResultsHeadProps {
  readonly state: ResultsState;
  /** Whether the recommended order is selected, which needs an explanation. */
  readonly recommended: boolean;
  /** Reserves the second line that the heading of all results will need on a small screen. */
  readonly twoLines: boolean;
  /** The buttons and fields beside the heading. */
  readonly controls: ReactNode;
}

/** The number of deals in the format of the specification, announced to screen readers when it is final. */
export function ResultsHead({ state, recommended, twoLines, controls }: ResultsHeadProps) {
  const heading = headingOf(state);
  const announce = useAnnounce();
  const settled = state.kind === 'ready' && state.settled && state.filter !== 'pending';
  useEffect(() => {
    if (settled) announce(heading);
  }, [announce, settled, heading]);

  return (
    <div css={headStyles} {...{ [LIST_HEAD]: '' }}>
      <div>
        <PageHeading css={[headingStyles, twoLines && twoLinesStyles]}>{heading}</PageHeading>
        {recommended && <p css={explanationStyles}>Best reviewed first. Nobody pays for a place.</p>}
      </div>
      {controls}
    </div>
  );
}

function headingOf(state: ResultsState): string {
  if (state.kind === 'loading') return 'Searching…';
  if (state.kind === 'failed') return 'Your search';
  const { view, complete, filter, truncation } = state;
  if (filter === 'failed') return 'Your search';
  if (view.total === 0) return complete ? 'Showing 0-0 of 0 deals' : 'Searching…';
  const first = (view.page - 1) * PAGE_SIZE + 1;
  const isFirstOfMore = truncation !== null && view.total === view.unfiltered;
  const deals = `${isFirstOfMore ? 'the first ' : ''}${view.total} deals`;
  return `Showing ${first}-${first + view.cards.length - 1} of ${deals}${complete ? '' : ' so far'}`;
}

const headStyles = css`
  display: grid;
  scroll-margin-top: calc(${COMPACT_HEADER_HEIGHT} + ${space.xs});
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs} ${space.m};

  ${from.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const headingStyles = css`
  font: 700 ${text.h3} ${family.heading};

  ${from.large} {
    font: 700 ${text.h3} ${family.heading};
  }
`;

const twoLinesStyles = css`
  ${below.small} {
    min-height: 2lh;
  }
`;

const explanationStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
