import { css } from '@emotion/react';
import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { PageHead } from '@storefront/shared/page/page-head';
import { SearchForm } from '@storefront/shared/search-form/search-form';
import { searchPath, type SearchChoice } from '@storefront/shared/search-query/search-query';
import { Card } from '@storefront/shared/ui/card';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading, SectionHeading } from '@storefront/shared/ui/heading';
import { space } from '@storefront/shared/ui/tokens';
import { Suspense, use } from 'react';
import { useNavigate } from 'react-router';

import { DealGrid, DealGridSkeleton } from '../deals/deal-grid';
import type { DealsOutcome } from '../deals/load-deals';

interface LandingPageProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly initial?: SearchChoice;
  readonly outcome: Promise<DealsOutcome>;
  readonly belongs: (deal: CatalogueDeal) => boolean;
}

/** A page on one subject: the search, already set to it, and the deals that belong to it. */
export function LandingPage({ title, description, path, initial, outcome, belongs }: LandingPageProps) {
  const navigate = useNavigate();
  return (
    <Container>
      <PageHead title={title} description={description} canonicalPath={path} />
      <div css={pageStyles}>
        <PageHeading>{title}</PageHeading>
        <Card>
          <SearchForm
            key={path}
            {...(initial ? { initial } : {})}
            onSubmit={(query) => void navigate(searchPath(query))}
          />
        </Card>
        <Suspense fallback={<DealGridSkeleton cards={3} />}>
          <Handpicked outcome={outcome} belongs={belongs} />
        </Suspense>
      </div>
    </Container>
  );
}

/** Hidden when there is none, and when they cannot be had. */
function Handpicked({ outcome, belongs }: Pick<LandingPageProps, 'outcome' | 'belongs'>) {
  const loaded = use(outcome);
  const deals = loaded.kind === 'known' ? loaded.deals.filter(belongs) : [];
  if (deals.length === 0) return null;
  return (
    <section css={sectionStyles} aria-labelledby="handpicked">
      <SectionHeading size="page" id="handpicked">
        Handpicked Deals
      </SectionHeading>
      <DealGrid deals={deals} />
    </section>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  padding: ${space.xxl} 0;
`;

const sectionStyles = css`
  display: grid;
  gap: ${space.l};
`;
