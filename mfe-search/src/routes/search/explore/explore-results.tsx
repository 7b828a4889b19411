import { css } from '@emotion/react';
import type { SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { PageHeading } from '@storefront/shared/ui/heading';
import { useAnnounce } from '@storefront/shared/ui/live-region';
import { SegmentedControl } from '@storefront/shared/ui/segmented-control';
import { SelectField } from '@storefront/shared/ui/select-field';
import { below, color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useEffect, useState, type ReactNode } from 'react';

import { PLACE_ORDERS, type ExploreChoice, type PlaceOrder } from '../../../domain/explore-params';
import { basisText, monthOnly, placesHeading, type PlacesView } from '../../../domain/places';
import { SearchFailed } from '../../../features/results/search-failed';

import { ExploreList, ListSkeleton } from '../../../features/explore/explore-list';
import { ExploreMap } from './explore-map';
import { exploreQuestion } from '../../../features/explore/render-explore';
import type { ExploreState } from '../../../features/explore/use-explore';

interface ExploreResultsProps {
  readonly state: ExploreState;
  readonly view: PlacesView | null;
  readonly query: SearchQuery;
  readonly choice: ExploreChoice;
  readonly month: string;
  readonly onChange: (part: Partial<ExploreChoice>) => void;
  readonly onRetry: () => void;
  /** The choice between destinations and hotels. */
  readonly viewLinks: ReactNode;
}

/** The list of places, and beside it or instead of it the map. */
export function ExploreResults(props: ExploreResultsProps) {
  const { state, query, choice, onChange, view, onRetry } = props;
  const [hovered, setHovered] = useState<number | null>(null);
  return (
    <div css={resultsStyles}>
      <div css={columnStyles}>
        <ResultsHead {...props} />
        {state.kind === 'failed' && <SearchFailed message={state.message} onRetry={onRetry} />}
        <div css={choice.showsMap && besideMapStyles}>
          {state.kind === 'loading' && <ListSkeleton />}
          {state.kind === 'ready' && view && (
            <ExploreList
              explore={state.explore}
              view={view}
              query={query}
              choice={choice}
              onHover={setHovered}
            />
          )}
        </div>
      </div>
      {state.kind !== 'failed' && (
        <ExploreMap
          explore={state.kind === 'ready' ? state.explore : null}
          query={query}
          choice={choice}
          hovered={hovered}
          onSelect={(place) => onChange({ place })}
        />
      )}
    </div>
  );
}

function ResultsHead({ state, view, query, choice, month, viewLinks, onChange }: ExploreResultsProps) {
  const announce = useAnnounce();
  const heading =
    state.kind === 'ready' && view
      ? placesHeading(view.places.length, choice.budget, month)
      : `Where to go in ${monthOnly(month)}`;
  useEffect(() => announce(heading), [announce, heading]);

  return (
    <>
      <div>
        <PageHeading css={headingStyles}>{heading}</PageHeading>
        <p css={basisStyles}>
          {basisText(state.kind === 'ready' ? state.explore.basis : 'request', exploreQuestion(query))}
        </p>
      </div>
      <div css={controlsStyles}>
        {viewLinks}
        <SelectField
          label={<VisuallyHidden>Sort by</VisuallyHidden>}
          options={ORDER_OPTIONS}
          value={choice.order}
          onValueChange={(value) =>
            onChange({ order: PLACE_ORDERS.find((order) => order === value) ?? 'price' })
          }
        />
        <div css={switchStyles}>
          <SegmentedControl
            label="Destinations as"
            value={choice.showsMap ? 'map' : 'list'}
            onValueChange={(value) => onChange({ showsMap: value === 'map' })}
            options={[
              { value: 'list', label: 'List' },
              { value: 'map', label: 'Map' },
            ]}
          />
        </div>
      </div>
    </>
  );
}

const ORDER_LABELS: Readonly<Record<PlaceOrder, string>> = {
  price: 'Cheapest first',
  flight: 'Shortest flight first',
  warmest: 'Warmest first',
  name: 'A to Z',
};
const ORDER_OPTIONS = PLACE_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }));

const resultsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.m} ${space.l};

  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const columnStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

// Below 1024 px the map replaces the rows, and the heading and the controls stay.
const besideMapStyles = css`
  ${below.large} {
    display: none;
  }
`;

const headingStyles = css`
  font: 700 ${text.h3} ${family.heading};

  ${from.large} {
    font: 700 ${text.h2} ${family.heading};
  }
`;

const basisStyles = css`
  margin: ${space.xxs} 0 0;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const controlsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`;

const switchStyles = css`
  ${from.large} {
    display: none;
  }
`;
