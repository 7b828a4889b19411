import { PageSkeleton } from '@storefront/shared/composites/page/page-skeleton';
import { isRouteErrorResponse, Outlet, ScrollRestoration, useRouteError } from 'react-router-dom';

import { Layout } from '../layout/layout';
import { NotFound } from '../pages/not-found';
import { BrokenPage } from '../pages/broken-page';
import { usePrefetchNext } from '../remotes/use-prefetch-next';
import { SHELL } from '../telemetry/release-in-text';
import { useReportFault } from '../telemetry/report-fault';

import { placeKey } from './place-in-page';
import { useHeadingFocus } from './use-heading-focus';
import { useScrollReturn } from './use-scroll-return';

/** Header, footer and the page between them. */
export function RootRoute() {
  useHeadingFocus();
  useScrollReturn();
  usePrefetchNext();
  return (
    <Layout>
      <Outlet />
      <ScrollRestoration getKey={placeKey} />
    </Layout>
  );
}

/** While the code of the first page arrives. */
export function RootLoading() {
  return (
    <Layout>
      <PageSkeleton />
    </Layout>
  );
}

/** No path of the route table, or a fault that no remote contained: the frame of the site stays. */
export function RootError() {
  const error = useRouteError();
  useReportFault(SHELL, error);
  const unknownPath = isRouteErrorResponse(error) && error.status === 404;
  return <Layout>{unknownPath ? <NotFound /> : <BrokenPage />}</Layout>;
}
