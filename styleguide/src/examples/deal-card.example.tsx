import { css } from '@emotion/react';
import { catalogueDealSchema, type CatalogueDealWire } from '@storefront/shared/api/content/deals.schema';
import { DealCard } from '@storefront/shared/composites/deal-card/deal-card';
import { DealCardSkeleton } from '@storefront/shared/composites/deal-card/deal-card-skeleton';
import { space } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import type { ReactNode } from 'react';

import type { Example } from '../example';

const LONG_NAME = 'The Grand Residence and Thermal Spa Hotel at Llanfairpwllgwyngyllgogerychwyrndrobwll';

export const dealCardExample: Example = {
  title: 'Deal card',
  group: 'Holiday',
  purpose: 'A deal of the catalogue in a grid or a carousel; for search results use a hotel card.',
  states: [
    {
      name: 'A row: featured, cruise, other',
      Component: () => (
        <Grid>
          <Deal id="row-1" with={{ dealType: 'featured' }} />
          <Deal id="row-2" with={CRUISE} />
          <Deal
            id="row-3"
            with={{ HotelName: 'Marina Old Town Hotel', featuredImage: '/media/oldtown-4/960.jpg' }}
          />
        </Grid>
      ),
    },
    {
      name: 'Heights in a row: long names, no address, no reviews',
      Component: () => (
        <Grid>
          <Deal id="long" with={{ HotelName: LONG_NAME, address: `${LONG_NAME}, Isle of Anglesey, Wales` }} />
          <Deal id="no-address" with={{ address: '' }} />
          <Deal id="no-reviews" with={{ taRating: null, taRatingCount: null }} />
        </Grid>
      ),
    },
    { name: 'No stars, no reviews', Component: () => <One id="nothing" with={NO_RATINGS} /> },
    {
      name: 'One review, one night',
      Component: () => <One id="one" with={{ taRatingCount: 1, defaultNightDuration: 1 }} />,
    },
    { name: 'No picture', Component: () => <One id="no-picture" with={{ featuredImage: null }} /> },
    {
      name: 'A picture that does not load',
      Component: () => <One id="broken-picture" with={{ featuredImage: '/media/none.jpg' }} />,
    },
    { name: 'A negative mark-up: £412 less £50', Component: () => <One id="cheaper" with={CHEAPER} /> },
    {
      name: 'A high price',
      Component: () => <One id="dear" with={{ startingPrice: 12_499, cheapestBoardBasis: 'UAI' }} />,
    },
    {
      name: 'Loading',
      Component: () => (
        <div role="status">
          <VisuallyHidden>Loading deals</VisuallyHidden>
          <Grid>
            <DealCardSkeleton />
            <DealCardSkeleton />
            <DealCardSkeleton />
          </Grid>
        </div>
      ),
    },
  ],
};

type DealWire = Partial<CatalogueDealWire['data']>;

const CRUISE: DealWire = {
  HotelName: 'Aegean Star Fly-Cruise',
  address: 'Athens and the islands',
  featuredImage: '/media/cruise-2/960.jpg',
  dealType: 'featured',
  ship: { shipName: 'Aegean Star' },
  hotelRating: 5,
  taRating: 4.3,
  cheapestBoardBasis: 'FB',
  startingPrice: 799,
};

const NO_RATINGS: DealWire = { hotelRating: null, taRating: null, taRatingCount: null };

const CHEAPER: DealWire = {
  markupPrices: [{ startDate: '2027-06-01', endDate: '2027-06-30', markup: -50 }],
};

interface DealProps {
  readonly id: string;
  readonly with: DealWire;
}

function Deal({ id, with: overrides }: DealProps) {
  const deal = catalogueDealSchema.parse({
    dealId: id,
    data: {
      HotelName: 'Sol Bay Resort',
      address: 'Side, Antalya',
      featuredImage: '/media/pool-3/960.jpg',
      taRating: 4.1,
      taRatingCount: 2_204,
      hotelRating: 4,
      defaultNightDuration: 7,
      cheapestBoardBasis: 'AI',
      startingPrice: 412,
      cheapestDate: '2027-06-12',
      createdAt: '2026-11-01T00:00:00Z',
      ...overrides,
    },
  });
  return <DealCard deal={deal} />;
}

function One(props: DealProps) {
  return (
    <div css={oneStyles}>
      <Deal {...props} />
    </div>
  );
}

function Grid({ children }: { readonly children: ReactNode }) {
  return <div css={gridStyles}>{children}</div>;
}

const oneStyles = css`
  max-width: 376px;
`;

const gridStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: ${space.l};
`;
