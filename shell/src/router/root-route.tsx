import { PageSkeleton } from '@storefront/shared/composites/page/page-skeleton';
import { isRouteErrorResponse, Outlet, ScrollRestoration, useRouteError } from 'react-router-dom';

import { Layout } from '../layout/layout';
import { LoadingBar } from '../layout/loading-bar';
import { NotFound } from '../pages/not-found';
import { BrokenPage } from '../pages/broken-page';
import { usePrefetchNext } from '../remotes/use-prefetch-next';
import { SHELL } from '../telemetry/find-release';
import { useReportFault } from '../telemetry/report-fault';

import { scrollKey } from './scroll-positions';
import { useHeadingFocus } from './use-heading-focus';
import { useScrollRestoration } from './use-scroll-restoration';

/** Root of the route tree: the layout around every page. */
export function RootRoute() {
  useHeadingFocus();
  useScrollRestoration();
  usePrefetchNext();
  return (
    <Layout>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </Layout>
  );
}

/** Shown while the code of the first page loads. */
export function RootLoading() {
  return (
    <Layout>
      <LoadingBar />
      <PageSkeleton />
    </Layout>
  );
}

/** Shown for unknown paths and for errors that no remote boundary caught; the layout stays visible. */
export function RootError() {
  const error = useRouteError();
  useReportFault(SHELL, error);
  const unknownPath = isRouteErrorResponse(error) && error.status === 404;
  return <Layout>{unknownPath ? <NotFound /> : <BrokenPage />}</Layout>;
}
