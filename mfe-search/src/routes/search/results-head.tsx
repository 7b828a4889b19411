import { css } from '@emotion/react';
import { PageHeading } from '@storefront/shared/ui/heading';
import { useAnnounce } from '@storefront/shared/ui/live-region';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, type ReactNode } from 'react';

import { PAGE_SIZE } from '../../domain/results-view';
import type { ResultsState } from '../../features/results/use-results';

interface ResultsHeadProps {
  readonly state: ResultsState;
  /** Whether the recommended order is selected, which needs an explanation. */
  readonly recommended: boolean;
  /** The buttons and fields beside the heading. */
  readonly controls: ReactNode;
}

/** The number of deals in the format of the specification, announced to screen readers when it is final. */
export function ResultsHead({ state, recommended, controls }: ResultsHeadProps) {
  const heading = headingOf(state);
  const announce = useAnnounce();
  const settled = state.kind === 'ready' && state.settled && state.filter !== 'pending';
  useEffect(() => {
    if (settled) announce(heading);
  }, [announce, settled, heading]);

  return (
    <div css={headStyles}>
      <div>
        <PageHeading css={headingStyles}>{heading}</PageHeading>
        {recommended && (
          <p css={explanationStyles}>
            Recommended puts the best reviewed hotels first. Nobody pays for a place.
          </p>
        )}
      </div>
      <div css={controlsStyles}>{controls}</div>
    </div>
  );
}

function headingOf(state: ResultsState): string {
  if (state.kind === 'loading') return 'Searching…';
  if (state.kind === 'failed') return 'Your search';
  const { view, complete, filter } = state;
  if (filter === 'failed') return 'Your search';
  if (view.total === 0) return complete ? 'Showing 0-0 of 0 deals' : 'Searching…';
  const first = (view.page - 1) * PAGE_SIZE + 1;
  return `Showing ${first}-${first + view.cards.length - 1} of ${view.total} deals`;
}

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.m};
`;

const headingStyles = css`
  font: 700 ${text.h3} ${family.heading};

  ${from.large} {
    font: 700 ${text.h2} ${family.heading};
  }
`;

const explanationStyles = css`
  margin-top: ${space.xxs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const controlsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
`;
