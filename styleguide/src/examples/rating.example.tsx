import { Rating } from '@storefront/shared/composites/review-score/rating';

import type { Example } from '../example';

export const ratingExample: Example = {
  title: 'Rating',
  group: 'Display',
  purpose: 'What guests say, as an exact number with its count; the official class of a hotel is stars.',
  states: [
    { name: 'Good', Component: () => <Rating score={4.1} count={2204} /> },
    { name: 'Average', Component: () => <Rating score={3.4} count={97} /> },
    { name: 'With its source', Component: () => <Rating score={4.5} count={1320} source="Tripadvisor" /> },
    { name: 'One review', Component: () => <Rating score={5} count={1} /> },
    { name: 'No count known', Component: () => <Rating score={4.3} count={null} /> },
  ],
};
