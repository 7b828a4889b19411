import { PageSkeleton } from '@storefront/shared/composites/page/page-skeleton';

import type { Example } from '../example';

export const pageSkeletonExample: Example = {
  title: 'Page skeleton',
  group: 'Feedback',
  purpose: 'The placeholder of a page while its code loads; for a part of a page use skeletons.',
  states: [{ name: 'Loading', Component: () => <PageSkeleton /> }],
};
