import { css } from '@emotion/react';
import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { formatDate } from '@storefront/shared/dates/format-day';
import { PageHead } from '@storefront/shared/page/page-head';
import { PageSkeleton } from '@storefront/shared/page/page-skeleton';
import { SafeHtml } from '@storefront/shared/page/safe-html';
import { useRuntime } from '@storefront/shared/runtime';
import { SearchForm } from '@storefront/shared/search-form/search-form';
import { defaultChoice, searchPath } from '@storefront/shared/search-query/search-query';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Card } from '@storefront/shared/ui/card';
import { Container } from '@storefront/shared/ui/container';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { PageHeading, SectionHeading } from '@storefront/shared/ui/heading';
import { Price } from '@storefront/shared/ui/price';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Suspense, use } from 'react';
import { useNavigate } from 'react-router';

import { DealGrid } from '../deals/deal-grid';

import type { LandingOutcome, LandingSubject } from './landing-subject';

interface LandingPageProps {
  readonly path: string;
  readonly outcome: Promise<LandingOutcome>;
  readonly titleOf: (subject: LandingSubject) => string;
  readonly belongs: (deal: CatalogueDeal, subject: LandingSubject) => boolean;
}

/** A page on one subject: the search, already set to it, its words and prices, and the deals that belong to it. */
export function LandingPage(props: LandingPageProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Landing {...props} />
    </Suspense>
  );
}

function Landing({ path, outcome, titleOf, belongs }: LandingPageProps) {
  const loaded = use(outcome);
  const navigate = useNavigate();
  const { clock } = useRuntime();
  if (loaded.kind !== 'known') return <NoLanding isUnknown={loaded.kind === 'unknown'} path={path} />;

  const { subject, deals } = loaded;
  const title = titleOf(subject);
  const own = deals.kind === 'known' ? deals.deals.filter((deal) => belongs(deal, subject)) : [];
  const initial = subject.destinationId && {
    ...defaultChoice(clock.today()),
    destinationId: subject.destinationId,
  };
  return (
    <Container>
      <PageHead
        title={title}
        description={`${title}: flight and hotel in one booking.`}
        canonicalPath={path}
      />
      <div css={pageStyles}>
        <header css={headStyles}>
          <PageHeading>{title}</PageHeading>
          {subject.from !== null && <Price amount={subject.from} from size="large" />}
        </header>
        <Card>
          <SearchForm
            key={path}
            {...(initial ? { initial } : {})}
            onSubmit={(query) => void navigate(searchPath(query))}
          />
        </Card>
        {subject.texts.map((words, index) => (
          <SafeHtml key={index}>{words}</SafeHtml>
        ))}
        {subject.pricedAt !== null && (
          <p css={smallStyles}>Prices Last Updated {formatDate(subject.pricedAt.slice(0, 10))}</p>
        )}
        {own.length > 0 && (
          <section css={sectionStyles} aria-labelledby="handpicked">
            <SectionHeading size="page" id="handpicked">
              Handpicked Deals
            </SectionHeading>
            <DealGrid deals={own} />
          </section>
        )}
      </div>
    </Container>
  );
}

/** LAND-02 */
function NoLanding({ isUnknown, path }: { readonly isUnknown: boolean; readonly path: string }) {
  const title = isUnknown ? 'No data found' : 'Failed to fetch holiday data';
  return (
    <Container>
      <PageHead title={title} description={title} canonicalPath={path} />
      <EmptyState
        title={title}
        headingLevel={1}
        action={<ButtonLink to="/all-deals">See all deals</ButtonLink>}
      >
        {isUnknown ? 'There is no page under this address.' : 'Please try again in a moment.'}
      </EmptyState>
    </Container>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  padding: ${space.xxl} 0;
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.m};
`;

const smallStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const sectionStyles = css`
  display: grid;
  gap: ${space.l};
`;
