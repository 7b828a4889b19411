import { Rating } from '@storefront/shared/composites/review-score/rating';

import type { Example } from '../example';

export const ratingExample: Example = {
  title: 'Rating',
  group: 'Display',
  purpose: 'What guests say, as an exact number with its count; the official class of a hotel is stars.',
  states: [
    { name: 'Good', Show: () => <Rating score={4.1} count={2204} /> },
    { name: 'Average', Show: () => <Rating score={3.4} count={97} /> },
    { name: 'With its source', Show: () => <Rating score={4.5} count={1320} source="Tripadvisor" /> },
    { name: 'One review', Show: () => <Rating score={5} count={1} /> },
    { name: 'No count known', Show: () => <Rating score={4.3} count={null} /> },
  ],
};
