import { PageSkeleton } from '@storefront/shared/composites/page/page-skeleton';

import type { Example } from '../example';

export const pageSkeletonExample: Example = {
  title: 'Page skeleton',
  group: 'Feedback',
  purpose:
    'The quiet shape of a page while its code is on the way; a part of a page has skeletons of its own.',
  states: [{ name: 'Loading', Component: () => <PageSkeleton /> }],
};
