import { css } from '@emotion/react';
import { Container } from '@storefront/shared/ui/container';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { color, from, space } from '@storefront/shared/ui/tokens';

import type { ExploreChoice } from '../../domain/explore-params';
import type { PlacesView } from '../../domain/places';

import { BudgetField } from './budget-field';
import { MonthChoice } from './month-choice';
import type { ExploreState } from './use-explore';

interface ExploreBandProps {
  readonly state: ExploreState;
  readonly view: PlacesView | null;
  readonly choice: ExploreChoice;
  readonly month: string;
  readonly pathOf: (month: string) => string;
  readonly onChange: (part: Partial<ExploreChoice>) => void;
}

/** Months and budget. Keeps its height while they are loading. */
export function ExploreBand({ state, view, choice, month, pathOf, onChange }: ExploreBandProps) {
  if (state.kind === 'failed') return null;
  const explore = state.kind === 'ready' ? state.explore : null;
  const months = state.kind === 'ready' ? state.explore.months : state.months;
  return (
    <div css={bandStyles}>
      <Container>
        <div css={rowStyles}>
          {months ? (
            <MonthChoice
              months={months}
              isComplete={explore?.isComplete ?? false}
              chosen={month}
              pathOf={pathOf}
            />
          ) : (
            <Skeleton height="84px" />
          )}
          {view?.limits ? (
            <BudgetField
              budget={choice.budget}
              limits={view.limits}
              histogram={view.histogram}
              note={`${view.places.length} of ${explore?.destinations.length ?? 0} destinations`}
              onChange={(budget) => onChange({ budget })}
            />
          ) : (
            !explore && <Skeleton height="76px" />
          )}
        </div>
      </Container>
    </div>
  );
}

const bandStyles = css`
  padding-bottom: ${space.s};
  background: ${color.surfaceAlt};
`;

const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.s} ${space.l};

  ${from.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
