import { css } from '@emotion/react';
import type { SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { PageHeading } from '@storefront/shared/ui/heading';
import { useAnnounce } from '@storefront/shared/ui/live-region';
import { SegmentedControl } from '@storefront/shared/ui/segmented-control';
import { SelectField } from '@storefront/shared/ui/select-field';
import { below, color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { useEffect, useState, type ReactNode } from 'react';

import {
  FLIGHT_HOURS,
  PLACE_ORDERS,
  WARM_DEGREES,
  type ExploreChoice,
  type PlaceOrder,
} from '../../../domain/explore-params';
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
          selected={view?.selected ?? null}
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
      <div css={headStyles}>
        <PageHeading css={headingStyles}>{heading}</PageHeading>
        <p css={basisStyles}>
          {basisText(state.kind === 'ready' ? state.explore.basis : 'request', exploreQuestion(query))}
        </p>
        <div css={modesStyles}>
          {viewLinks}
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
      </div>
      {/* The call bar of the shell would cover the first place of a phone. */}
      <div css={controlsStyles} data-bottom-bar="row">
        <SelectField
          label={<VisuallyHidden>Sort by</VisuallyHidden>}
          options={ORDER_OPTIONS}
          value={choice.order}
          onValueChange={(value) =>
            onChange({ order: PLACE_ORDERS.find((order) => order === value) ?? 'price' })
          }
        />
        <SelectField
          label={<VisuallyHidden>Flight time</VisuallyHidden>}
          options={FLIGHT_OPTIONS}
          value={String(choice.flightHours ?? '')}
          onValueChange={(value) => onChange({ flightHours: value === '' ? null : Number(value) })}
        />
        <SelectField
          label={<VisuallyHidden>Weather by day</VisuallyHidden>}
          options={WARM_OPTIONS}
          value={String(choice.warm ?? '')}
          onValueChange={(value) => onChange({ warm: value === '' ? null : Number(value) })}
        />
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

const FLIGHT_OPTIONS = [
  { value: '', label: 'Any flight time' },
  ...FLIGHT_HOURS.map((hours) => ({ value: String(hours), label: `Up to ${hours} hours` })),
];
const WARM_OPTIONS = [
  { value: '', label: 'Any weather' },
  ...WARM_DEGREES.map((degrees) => ({ value: String(degrees), label: `${degrees} °C or more` })),
];

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

// The choice of the view is beside the heading; on phones it is a row of its own.
const headStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs} ${space.m};

  ${from.small} {
    grid-template: 'heading modes' auto 'basis basis' auto / minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const headingStyles = css`
  font: 700 ${text.h3} ${family.heading};

  ${from.large} {
    font: 700 ${text.h3} ${family.heading};
  }

  ${from.wide} {
    font: 700 ${text.h2} ${family.heading};
  }
`;

const basisStyles = css`
  margin: 0;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  ${from.small} {
    grid-area: basis;
  }
`;

const modesStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};

  ${from.small} {
    grid-area: modes;
  }
`;

// Three fields of one row. On phones the row scrolls sideways, and its fields keep the width of their texts.
// Positioned, so that it contains the hidden labels of the fields that are scrolled out.
const controlsStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.xs};

  // Half of a small laptop has no room for the longest texts.
  @media (min-width: 1024px) and (max-width: 1279.98px) {
    & select {
      font: ${text.small} ${family.body};
    }
  }

  ${below.small} {
    grid-template-columns: repeat(3, max-content);
    margin-inline: calc(-1 * ${space.m});
    padding: ${space.xxs} ${space.m};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const switchStyles = css`
  ${from.large} {
    display: none;
  }
`;
