import { css } from '@emotion/react';
import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { newestFirst } from '@storefront/shared/deals/deal-price';
import { PageHead } from '@storefront/shared/page/page-head';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Container } from '@storefront/shared/ui/container';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { PageHeading } from '@storefront/shared/ui/heading';
import { space } from '@storefront/shared/ui/tokens';
import { Suspense, use } from 'react';
import { useRevalidator } from 'react-router';

import { DealGrid, DealGridSkeleton } from './deal-grid';
import type { DealsOutcome } from './load-deals';

interface DealListPageProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly outcome: Promise<DealsOutcome>;
  readonly belongs?: (deal: CatalogueDeal) => boolean;
}

/** A list of deals, newest first, with its loading, empty and failed states. */
export function DealListPage({ title, description, path, outcome, belongs = () => true }: DealListPageProps) {
  return (
    <Container>
      <PageHead title={title} description={description} canonicalPath={path} />
      <div css={pageStyles}>
        <PageHeading>{title}</PageHeading>
        <Suspense fallback={<DealGridSkeleton cards={6} />}>
          <List outcome={outcome} belongs={belongs} />
        </Suspense>
      </div>
    </Container>
  );
}

function List({
  outcome,
  belongs,
}: {
  readonly outcome: Promise<DealsOutcome>;
  readonly belongs: (deal: CatalogueDeal) => boolean;
}) {
  const loaded = use(outcome);
  const { revalidate, state } = useRevalidator();
  if (loaded.kind === 'failed') {
    return (
      <EmptyState
        title="We could not load the deals"
        action={
          <Button look="call" loading={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      >
        Nothing is lost. Try again in a moment.
      </EmptyState>
    );
  }
  const deals = newestFirst(loaded.deals.filter(belongs));
  if (deals.length === 0) {
    return (
      <EmptyState title="No deals at the moment" action={<ButtonLink to="/">Search holidays</ButtonLink>}>
        New ones come in every week.
      </EmptyState>
    );
  }
  return <DealGrid deals={deals} />;
}

const pageStyles = css`
  display: grid;
  gap: ${space.xl};
  padding: ${space.xxl} 0;
`;
