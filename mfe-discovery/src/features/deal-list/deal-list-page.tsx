import { css } from '@emotion/react';
import type { ListPageTexts } from '@storefront/shared/api/site/list-page.schema';
import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';
import { Container } from '@storefront/shared/ui/container';
import { space } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Suspense, type ReactNode } from 'react';

import type { DealListKind } from '../../domain/deal-list/list-view';
import { typeName } from './filters/applied-deal-filters';
import { useListView } from './filters/use-list-view';
import { ListHead } from '../../parts/list-page/list-head';
import { BreadcrumbData } from '../../parts/trail/trail-data';

import { DealList } from './deal-list';
import { DEAL_LISTS, LIST_ID } from './deal-lists';
import type { DealListOutcome } from './load-deal-list';

interface DealListPageProps {
  readonly kind: DealListKind;
  readonly texts: ListPageTexts;
  /** The header of the page with its `h1`. */
  readonly head: ReactNode;
  readonly waiting: ReactNode;
  readonly outcome: Promise<DealListOutcome>;
}

/** Renders a list of deals with its filters; the URL holds the whole state (LIST-01 to LIST-08). */
export function DealListPage({ kind, texts, head, waiting, outcome }: DealListPageProps) {
  const list = useListView(kind);
  const { page, type } = list.view;
  const { path, name } = DEAL_LISTS[kind];
  return (
    <Container>
      <ListHead texts={texts} path={path} page={page} narrowed={type === null ? null : typeName(type)} />
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
