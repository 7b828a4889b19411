import { css } from '@emotion/react';
import type { Explore } from '@storefront/shared/api/explore/explore.schema';
import type { SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { from, space } from '@storefront/shared/ui/tokens';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import {
  afterPaintStyles,
  belowPhone,
  FIRST_SCREEN,
  nearViewStyles,
  type SectionLayout,
} from '@storefront/shared/composites/page/section-layout';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { memo, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';

import { placePath, writeExplore, type ExploreChoice } from '../../domain/explore-params';
import { monthOnly, type PlacesView } from '../../domain/places';

import { PlaceRow } from './place-row';

/** Number of places that a large screen shows first. */
const FIRST_ROWS = 5;

/** Number of places that a phone shows first. */
const FIRST_PHONE_ROWS = 2;
/** Estimated height of a place on a phone. */
const PHONE_ROW_HEIGHT = '143px';

const ROW_BELOW_PHONE = belowPhone(PHONE_ROW_HEIGHT);

const ROW_NEAR_VIEW: SectionLayout = {
  styles: css`
    display: contents;
    ${nearViewStyles(PHONE_ROW_HEIGHT)}
    ${afterPaintStyles(PHONE_ROW_HEIGHT)}

    ${from.small} {
      ${nearViewStyles('111px')}
    }
  `,
};

function rowLayout(index: number): SectionLayout {
  if (index < FIRST_PHONE_ROWS) return FIRST_SCREEN;
  return index < FIRST_ROWS ? ROW_BELOW_PHONE : ROW_NEAR_VIEW;
}

interface ExploreListProps {
  readonly explore: Explore;
  readonly view: PlacesView;
  readonly query: SearchQuery;
  readonly choice: ExploreChoice;
  readonly onHover: (destinationId: number | null) => void;
}

/** The places within the budget; the others of a long list are one step away. */
export function ExploreList({ explore, view, query, choice, onHover }: ExploreListProps) {
  const [params] = useSearchParams();
  const { places, rows } = view;
  const isForRequest = explore.basis === 'request';
  const more = places.length - rows.length;
  if (places.length === 0) return <NoPlaces explore={explore} choice={choice} />;
  return (
    <div css={listStyles}>
      {rows.map((place, index) => (
        <Place
          key={place.destinationId}
          layout={rowLayout(index)}
          place={place}
          path={placePath(query, place, isForRequest)}
          isSelected={place.destinationId === view.selected?.destinationId}
          showsNights={!isForRequest}
          isFirst={index === 0}
          onHover={onHover}
        />
      ))}
      {more > 0 && (
        <div css={moreStyles}>
          <ButtonLink
            to={`/search?${writeExplore(params, { showsAllRows: true })}`}
            look="outline"
            replace
            preventScrollReset
          >
            {`Show ${pluralize(more, 'more destination', 'more destinations')}`}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

interface PlaceProps extends ComponentProps<typeof PlaceRow> {
  readonly layout: SectionLayout;
}

/** Memoized: new children would hydrate its section at once. */
const Place = memo(function Place({ layout, ...row }: PlaceProps) {
  return (
    <HydrationSection layout={layout}>
      <PlaceRow {...row} />
    </HydrationSection>
  );
});

interface NoPlacesProps {
  readonly explore: Explore;
  readonly choice: ExploreChoice;
}

function NoPlaces({ explore, choice }: NoPlacesProps) {
  const [params] = useSearchParams();
  const { budget, flightHours, warm } = choice;
  const isFiltered = flightHours !== null || warm !== null;
  const [cheapest] = explore.destinations;
  if (isFiltered && cheapest)
    return (
      <EmptyState
        title="No places with this flight time and weather"
        action={
          <ButtonLink to={`/search?${writeExplore(params, { flightHours: null, warm: null })}`} look="call">
            Show any flight time and weather
          </ButtonLink>
        }
        phone={<PhoneLink />}
      >
        <p>{`${pluralize(explore.destinations.length, 'place is', 'places are')} on sale in ${monthOnly(explore.month)}.`}</p>
      </EmptyState>
    );
  if (budget !== null && cheapest)
    return (
      <EmptyState
        title={`No places up to £${budget}`}
        action={
          <ButtonLink to={`/search?${writeExplore(params, { budget: null })}`} look="call">
            Show all prices
          </ButtonLink>
        }
        phone={<PhoneLink />}
      >
        <p>{`The cheapest holiday in ${monthOnly(explore.month)} is £${cheapest.price / 100} per person.`}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={`Nothing on sale in ${monthOnly(explore.month)}`} phone={<PhoneLink />}>
      <p>No flights from this airport for these nights. Choose another month, or change your search.</p>
    </EmptyState>
  );
}

/** The rows of a list that is loading. */
export function ListSkeleton() {
  return (
    <div css={listStyles} aria-busy>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} height="111px" />
      ))}
    </div>
  );
}

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

const moreStyles = css`
  display: grid;
  justify-items: center;
  padding-top: ${space.xs};
`;
