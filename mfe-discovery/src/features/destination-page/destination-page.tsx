import type { HolidayPage } from '@storefront/shared/api/content/page.schema';
import { PageSkeleton } from '@storefront/shared/composites/page/page-skeleton';
import { Suspense, use, useState } from 'react';

import type { DealsOutcome } from '../../parts/deals/load-deals';

import { KnownDestination } from './destination-content';
import type { DestinationOutcome } from './load-destination';
import { FailedDestination, UnknownDestination } from './destination-not-found';

interface DestinationPageProps {
  readonly pageId: string;
  readonly outcome: Promise<DestinationOutcome>;
  readonly deals: Promise<DealsOutcome>;
}

/** The landing page of a destination, or why there is none (LAND-01, LAND-02). */
export function DestinationPage(props: DestinationPageProps) {
  return (
    <Suspense key={props.pageId} fallback={<PageSkeleton />}>
      <DestinationOrWhyNot {...props} />
    </Suspense>
  );
}

function DestinationOrWhyNot({ pageId, outcome, deals }: DestinationPageProps) {
  const answer = use(outcome);
  const page = useLatestPage(answer);
  const path = `/page/${pageId}`;
  if (page !== null) return <KnownDestination {...{ page, answer, pageId, path, deals }} />;
  return answer.kind === 'failed' ? (
    <FailedDestination path={path} message={answer.message} />
  ) : (
    <UnknownDestination path={path} message={answer.kind === 'unknown' ? answer.message : null} />
  );
}

/** A check of the prices that fails takes nothing away: the page stays as it was. */
function useLatestPage(answer: DestinationOutcome): HolidayPage | null {
  const [latest, setLatest] = useState<HolidayPage | null>(null);
  if (answer.kind === 'known' && answer.page !== latest) setLatest(answer.page);
  if (answer.kind === 'known') return answer.page;
  return answer.kind === 'failed' ? latest : null;
}
