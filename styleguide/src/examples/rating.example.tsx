import { Rating } from '@storefront/shared/composites/review-score/rating';

import type { Example } from '../example';

export const ratingExample: Example = {
  title: 'Rating',
  group: 'Display',
  purpose: 'A review score with the number of reviews; for the official class of a hotel use stars.',
  states: [
    { name: 'Excellent', Component: () => <Rating score={4.7} count={653} /> },
    { name: 'Very good', Component: () => <Rating score={4.1} count={2204} /> },
    { name: 'Good', Component: () => <Rating score={3.5} count={41} /> },
    { name: 'Average', Component: () => <Rating score={3.4} count={97} /> },
    { name: 'Below average', Component: () => <Rating score={2.2} count={97} /> },
    { name: 'With its source', Component: () => <Rating score={4.5} count={1320} source="Tripadvisor" /> },
    { name: 'One review', Component: () => <Rating score={5} count={1} /> },
    { name: 'No count', Component: () => <Rating score={4.3} count={null} /> },
  ],
};
