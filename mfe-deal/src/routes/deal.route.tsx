import { css } from '@emotion/react';
import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { fetchDeal } from '@storefront/shared/api/content/fetch-deal';
import { boardName } from '@storefront/shared/board-basis/board-basis';
import { departureIdOf } from '@storefront/shared/catalogue/airports';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { formatDayWithYear } from '@storefront/shared/dates/format-day';
import { packageTag, tidyAddress } from '@storefront/shared/deals/deal-price';
import { Gallery } from '@storefront/shared/gallery/gallery';
import type { ApiError } from '@storefront/shared/http/request-json';
import { counted, DEFAULT_OCCUPANCY } from '@storefront/shared/occupancy/occupancy';
import { pageData } from '@storefront/shared/page/page-data';
import { PageHead } from '@storefront/shared/page/page-head';
import { PhoneLink } from '@storefront/shared/page/phone-link';
import { SafeHtml } from '@storefront/shared/page/safe-html';
import { runtimeOf } from '@storefront/shared/runtime';
import { detailsPath } from '@storefront/shared/search-query/details-path';
import { Badge } from '@storefront/shared/ui/badge';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Card } from '@storefront/shared/ui/card';
import { Container } from '@storefront/shared/ui/container';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Price } from '@storefront/shared/ui/price';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { from, space } from '@storefront/shared/ui/tokens';
import { Suspense, use } from 'react';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';

import { DealData } from '../features/deal-data/deal-data';
import { HotelHead } from '../features/hotel/hotel-head';

/** Starts the load without waiting for it: the skeleton shows at once (DEAL-15). */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const runtime = runtimeOf(context);
  const loading = loadDeal(params['dealId'], (id) => fetchDeal(runtime.config, id, request.signal));
  return pageData(runtime, loading, ({ deal, cause }) => {
    if (deal) return 200;
    return cause === NOT_FOUND ? 404 : null;
  });
}

export const handle: RouteHandle = { sharedForSeconds: 60 };

export function Component() {
  const { outcome } = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<DealSkeleton />}>
      <LoadedDeal outcome={outcome} />
    </Suspense>
  );
}

type Outcome = Awaited<ReturnType<typeof loadDeal>>;

/** Every failure is an outcome with its words for the panel (DEC-95); this never rejects. */
async function loadDeal(dealId: string | undefined, load: (id: string) => ReturnType<typeof fetchDeal>) {
  if (!dealId) return { deal: null, cause: 'No deal ID provided' } as const;
  const result = await load(dealId);
  if (!result.ok) return { deal: null, cause: causeOf(result.error) } as const;
  if (result.value === null) return { deal: null, cause: NOT_FOUND } as const;
  return { deal: result.value, cause: null } as const;
}

const NOT_FOUND = 'Deal not found';
const UNKNOWN_CAUSE = 'An unknown error occurred';

function causeOf(error: ApiError): string {
  if (error.kind === 'http') return `Server returned ${error.status}: ${error.text.slice(0, 200)}`;
  return error.kind === 'network' ? error.message || UNKNOWN_CAUSE : UNKNOWN_CAUSE;
}

function LoadedDeal({ outcome }: { readonly outcome: Promise<Outcome> }) {
  const { deal, cause } = use(outcome);
  const { dealId } = useParams();
  if (deal) return <DealScreen deal={deal} />;

  return (
    <EmptyState
      headingLevel={1}
      title="Error Loading Deal"
      action={
        <Button look="call" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      }
      alternative={
        <ButtonLink to="/all-deals" look="outline">
          See all deals
        </ButtonLink>
      }
    >
      <PageHead title="Error Loading Deal" robots="noindex" />
      Unable to load deal details{dealId ? ` for deal ${dealId}` : ''}. {cause}
    </EmptyState>
  );
}

function DealScreen({ deal }: { readonly deal: Deal }) {
  const { dealId = '' } = useParams();
  // Cards link to /deals and shared links to /deal; the page is known by one of them (DEC-01).
  const path = `/deals/${dealId}`;
  const images = deal.images.length > 0 ? deal.images : deal.featuredImage ? [deal.featuredImage] : [];
  return (
    <Container>
      <PageHead
        title={deal.hotelName}
        description={`${counted(deal.nights, 'night', 'nights')} at ${deal.hotelName}, flight and hotel.`}
        canonicalPath={path}
        image={images[0] ?? null}
      />
      <DealData deal={deal} images={images} path={path} />
      <div css={pageStyles}>
        <Gallery images={images} name={deal.hotelName} />
        <div css={columnsStyles}>
          <Stack gap="xl">
            <HotelHead
              name={deal.hotelName}
              location={tidyAddress(deal.address)}
              starClass={deal.starClass}
              score={deal.reviewScore}
              count={deal.reviewCount}
            />
            <Section title="Hotel Details" words={deal.hotelDetails} />
            <Section title="What is included" words={deal.offerDetails} />
            <Section title="Conditions" words={deal.conditions} />
          </Stack>
          <DealOffer deal={deal} />
        </div>
      </div>
    </Container>
  );
}

function DealOffer({ deal }: { readonly deal: Deal }) {
  return (
    <Card as="aside" aria-label="Price">
      <Stack gap="m">
        <span>
          <Badge tone="sun">{packageTag(deal)}</Badge>
        </span>
        <Price
          amount={deal.startingPrice}
          from
          size="large"
          note={`${formatDayWithYear(deal.cheapestDate)}, two adults sharing`}
        />
        <p>
          {counted(deal.nights, 'night', 'nights')}, {boardName(deal.boardBasis)}
        </p>
        <p>Deposits from £49pp</p>
        {deal.isBooking ? (
          <ButtonLink to={pathOf(deal)} look="call" size="large" wide>
            Book Now
          </ButtonLink>
        ) : (
          <p>
            This deal is sold by phone: call <PhoneLink />.
          </p>
        )}
      </Stack>
    </Card>
  );
}

function pathOf(deal: Deal): string {
  return detailsPath(deal.hotelKey, {
    departureId: departureIdOf(deal.departureAirportCode) ?? -1,
    rooms: DEFAULT_OCCUPANCY,
    boardBasis: deal.boardBasis || null,
    date: deal.cheapestDate,
    nights: deal.nights,
    giataId: deal.giataId,
  });
}

function Section({ title, words }: { readonly title: string; readonly words: string }) {
  if (!words) return null;
  return (
    <section>
      <Stack gap="s">
        <SectionHeading>{title}</SectionHeading>
        <SafeHtml>{words}</SafeHtml>
      </Stack>
    </section>
  );
}

function DealSkeleton() {
  return (
    <Container>
      <div css={pageStyles} role="status" aria-label="Loading the deal">
        <Skeleton height="420px" />
        <Skeleton height="320px" />
      </div>
    </Container>
  );
}

const pageStyles = css`
  display: grid;
  gap: ${space.l};
  padding-top: ${space.l};
`;

const columnsStyles = css`
  display: grid;
  align-items: start;
  gap: ${space.xl};

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 380px;
  }
`;
