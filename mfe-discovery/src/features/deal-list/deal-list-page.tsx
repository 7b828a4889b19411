import { css } from '@emotion/react';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { useRuntime } from '@storefront/shared/runtime';
import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';
import { Container } from '@storefront/shared/ui/container';
import { space } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Suspense, type ReactNode } from 'react';

import type { DealListKind } from '../../domain/deal-list/list-view';
import { typeName } from './filters/applied-deal-filters';
import { useListView } from './filters/use-list-view';
import { BreadcrumbData } from '../../parts/trail/trail-data';

import { DealList } from './deal-list';
import { DEAL_LISTS, LIST_ID } from './deal-lists';
import type { DealListOutcome } from './load-deal-list';

interface DealListPageProps {
  readonly kind: DealListKind;
  readonly title: string;
  /** The header of the page with its `h1`. */
  readonly head: ReactNode;
  /** Scene of the media service, such as `cruise-5`. */
  readonly scene: string;
  readonly waiting: ReactNode;
  readonly outcome: Promise<DealListOutcome>;
}

/** Renders a list of deals with its filters; the URL holds the whole state (LIST-01 to LIST-08). */
export function DealListPage({ kind, title, head, scene, waiting, outcome }: DealListPageProps) {
  const { backendUrl } = useRuntime().config;
  const list = useListView(kind);
  const { page } = list.view;
  const { path, name, description } = DEAL_LISTS[kind];
  const heading = list.view.type === null ? title : `${title}: ${typeName(list.view.type)}`;
  return (
    <Container>
      <PageHead
        title={page === 1 ? heading : `${heading}, page ${page}`}
        description={page === 1 ? description : `Page ${page}. ${description}`}
        canonicalPath={page === 1 ? path : `${path}?page=${page}`}
        image={`${backendUrl}/media/${scene}/960.jpg`}
      />
      <BreadcrumbData trail={[{ title: name, path }]} />
      <div css={pageStyles}>
        <Breadcrumb trail={[{ label: 'Home', path: '/' }, { label: name }]} />
        {head}
        <section id={LIST_ID} tabIndex={-1} aria-labelledby="deals-heading" css={listStyles}>
          <VisuallyHidden>
            <h2 id="deals-heading">Deals</h2>
          </VisuallyHidden>
          <Suspense fallback={waiting}>
            <DealList kind={kind} list={list} outcome={outcome} />
          </Suspense>
        </section>
      </div>
    </Container>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding: ${space.m} 0 ${space.xxl};
`;

// Positioned, because the visually hidden heading inside is absolute.
const listStyles = css`
  position: relative;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
