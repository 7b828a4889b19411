import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { PageSkeleton } from '@storefront/shared/composites/page/page-skeleton';
import { lazy, Suspense, use, useState } from 'react';

import type { DealsOutcome } from '../../parts/deals/load-deals';

import { belongsToDestination } from './belongs-to-destination';
import { rarePages } from './deals-of-page';
import { DestinationContent } from './destination-content';
import { DestinationError } from './destination-error';
import type { DestinationOutcome } from './load-destination';
import { PricedMonths } from './priced-months';
import { TrustBadges } from './trust-badges';

/** Few visitors see it. The error stays in the page, because it must not need the network. */
const DestinationNotFound = lazy(async () => ({
  default: (await rarePages()).DestinationNotFound,
}));

const BlocksPage = lazy(async () => ({ default: (await rarePages()).BlocksPage }));

interface DestinationPageProps {
  readonly pageId: string;
  readonly outcome: Promise<DestinationOutcome>;
  readonly deals: Promise<DealsOutcome>;
}

/** Renders the landing page of a destination, or its error (LAND-01, LAND-02). */
export function DestinationPage(props: DestinationPageProps) {
  return (
    <Suspense key={props.pageId} fallback={<PageSkeleton />}>
      <LoadedDestination {...props} />
    </Suspense>
  );
}

function LoadedDestination({ pageId, outcome: outcomePromise, deals }: DestinationPageProps) {
  const outcome = use(outcomePromise);
  const page = useLatestPage(outcome);
  const path = page?.path ?? `/page/${pageId}`;
  if (page?.blocks)
    return (
      <BlocksPage
        {...{ page, path, deals }}
        belongs={belongsToDestination(page.id ?? pageId, page.destinationId)}
        badges={<TrustBadges />}
        months={(title) => <PricedMonths page={page} title={title} />}
      />
    );
  if (page !== null) return <DestinationContent {...{ page, latestOutcome: outcome, pageId, path, deals }} />;
  return outcome.kind === 'failed' ? (
    <DestinationError path={path} message={outcome.message} />
  ) : (
    <DestinationNotFound path={path} message={outcome.kind === 'unknown' ? outcome.message : null} />
  );
}

/** Keeps the last loaded page when a later price check fails. */
function useLatestPage(outcome: DestinationOutcome): HolidayPage | null {
  const [latest, setLatest] = useState<HolidayPage | null>(null);
  if (outcome.kind === 'known' && outcome.page !== latest) setLatest(outcome.page);
  if (outcome.kind === 'known') return outcome.page;
  return outcome.kind === 'failed' ? latest : null;
}
