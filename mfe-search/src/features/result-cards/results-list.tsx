import { css } from '@emotion/react';
import { HydrationSection } from '@storefront/shared/composites/page/hydration-section';
import {
  afterPaintStyles,
  belowPhone,
  FIRST_SCREEN,
  nearViewStyles,
  type SectionLayout,
} from '@storefront/shared/composites/page/section-layout';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import type { SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { Pagination } from '@storefront/shared/ui/pagination';
import { Stack } from '@storefront/shared/ui/stack';
import { from } from '@storefront/shared/ui/tokens';
import { Fragment, memo, type ReactNode } from 'react';

import type { OfferFlight } from '../../domain/offer-flight';
import type { FlightFilters } from '../../domain/flight-filters';
import { offerOf } from '../../domain/offer';
import type { ResultsView } from '../../domain/results-view';
import { CallBanner } from './call-banner';
import { CardSkeletons } from './card-skeletons';
import { usePreload } from '../../parts/hotel-records/hotel-records-context';
import { ResultCard } from './result-card';
import { holidayPath } from '../../domain/holiday-path';

interface ResultsListProps {
  readonly view: ResultsView;
  /** The order is final, so that the next page can be prefetched. */
  readonly settled: boolean;
  /** Number of card skeletons below the cards, while others are arriving. */
  readonly skeletons?: number;
  /** By flight id. */
  readonly flights: Readonly<Record<string, OfferFlight>>;
  /** The selected boards. */
  readonly boards: readonly string[];
  /** Equal objects must be identical: cards are memoized. */
  readonly flightFilters: FlightFilters;
  readonly showTotal: boolean;
  readonly query: SearchQuery;
  readonly onPageChange: (page: number) => void;
  readonly onOpen: (giataId: number) => void;
  /** Renders the corner of a card's picture. */
  readonly pictureOverlay: (deal: GroupedDeal) => ReactNode;
  /** Receives the hotel whose card has the pointer or the focus. */
  readonly onHover?: (giataId: number | null) => void;
}

/** Number of cards before each banner (SRCH-13). */
const BANNER_EVERY = 3;
/** Number of cards that a large screen shows first. */
const FIRST_CARDS = 4;
/** Estimated height of a card on a phone, which shows the first one only. */
const PHONE_CARD_HEIGHT = '410px';

const CARD_BELOW_PHONE = belowPhone(PHONE_CARD_HEIGHT);

const CARD_NEAR_VIEW: SectionLayout = {
  styles: css`
    display: contents;
    ${nearViewStyles(PHONE_CARD_HEIGHT)}
    ${afterPaintStyles(PHONE_CARD_HEIGHT)}

    ${from.desktop} {
      ${nearViewStyles('240px')}
    }

    ${from.large} {
      ${nearViewStyles('290px')}
    }

    ${from.wide} {
      ${nearViewStyles('240px')}
    }
  `,
};

function cardLayout(index: number): SectionLayout {
  if (index === 0) return FIRST_SCREEN;
  return index < FIRST_CARDS ? CARD_BELOW_PHONE : CARD_NEAR_VIEW;
}

/** One page of cards (SRCH-12). Memoized: changes of the filter panel alone do not render the cards again. */
export const ResultsList = memo(function ResultsList(props: ResultsListProps) {
  const {
    view,
    settled,
    skeletons = 0,
    flights,
    boards,
    flightFilters,
    showTotal,
    query,
    onPageChange,
    onOpen,
    pictureOverlay,
    onHover,
  } = props;
  // The next page may change until the order is final.
  usePreload(settled ? view.cards.map(({ giataId }) => giataId) : [], view.nextGiataIds);

  return (
    <Stack gap="m">
      {view.cards.map((deal, index) => (
        <Fragment key={`${deal.giataId}-${deal.departureDate}`}>
          <ResultRow
            {...{ deal, boards, flightFilters, showTotal, query, onOpen, pictureOverlay, onHover }}
            isFirst={index === 0}
            layout={cardLayout(index)}
            flight={flightOf(deal, boards, flights)}
          />
          {index % BANNER_EVERY === BANNER_EVERY - 1 && <CallBanner destinationId={query.destinationId} />}
        </Fragment>
      ))}
      {skeletons > 0 && <CardSkeletons count={skeletons} />}
      <Pagination
        page={view.page}
        pageCount={view.pageCount}
        onPageChange={onPageChange}
        label="Pages of results"
      />
    </Stack>
  );
});

interface ResultRowProps extends Pick<
  ResultsListProps,
  'boards' | 'flightFilters' | 'showTotal' | 'query' | 'onOpen' | 'pictureOverlay'
> {
  readonly deal: GroupedDeal;
  readonly isFirst: boolean;
  readonly layout: SectionLayout;
  readonly flight: OfferFlight | undefined;
  readonly onHover: ResultsListProps['onHover'] | undefined;
}

/** One card. Memoized: new children would hydrate its section at once. */
const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const {
    deal,
    isFirst,
    layout,
    flight,
    boards,
    flightFilters,
    showTotal,
    query,
    onOpen,
    pictureOverlay,
    onHover,
  } = props;
  const offer = offerOf(deal, boards) ?? deal.boards[0];
  if (!offer) return null;
  return (
    <HydrationSection layout={layout}>
      <div
        css={rowStyles}
        data-giata={deal.giataId}
        onPointerEnter={() => onHover?.(deal.giataId)}
        onPointerLeave={() => onHover?.(null)}
        onFocus={() => onHover?.(deal.giataId)}
        onBlur={() => onHover?.(null)}
      >
        <ResultCard
          deal={deal}
          offer={offer}
          flight={flight}
          guests={guestCount(query.rooms)}
          showTotal={showTotal}
          highlighted={deal.giataId === query.giata}
          isFirst={isFirst}
          path={holidayPath(deal, offer, query, flightFilters)}
          onOpen={() => onOpen(deal.giataId)}
          pictureOverlay={pictureOverlay(deal)}
        />
      </div>
    </HydrationSection>
  );
});

// The chip of an applied filter moves the list down: a contained card is moved as it is, not painted again. The margin
// leaves room for focus rings and shadows.
const rowStyles = css`
  @supports (overflow-clip-margin: 32px) {
    contain: layout paint;
    overflow-clip-margin: 32px;
  }
`;

function flightOf(
  deal: GroupedDeal,
  boards: readonly string[],
  flights: ResultsListProps['flights'],
): OfferFlight | undefined {
  const offer = offerOf(deal, boards) ?? deal.boards[0];
  return offer && flights[offer.flightId];
}
