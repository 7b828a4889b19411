import { ReviewScore } from '@storefront/shared/composites/review-score/review-score';

import type { Example } from '../example';

export const reviewScoreExample: Example = {
  title: 'Review score',
  group: 'Holiday',
  purpose: 'A review score with circles for quick comparison; in little space use a rating.',
  states: [
    { name: 'Very good', Component: () => <ReviewScore score={4} count={2_204} /> },
    { name: 'Half a circle: 0.1 to 0.4', Component: () => <ReviewScore score={4.1} count={986} /> },
    { name: 'Rounded up: 0.5 or more', Component: () => <ReviewScore score={4.5} count={1_320} /> },
    { name: 'Below average', Component: () => <ReviewScore score={2.2} count={97} /> },
    {
      name: 'With its source',
      Component: () => <ReviewScore score={4.5} count={1_320} source="Tripadvisor" />,
    },
    { name: 'One review', Component: () => <ReviewScore score={5} count={1} /> },
    { name: 'No count', Component: () => <ReviewScore score={3.4} count={null} /> },
    { name: 'Lowest score', Component: () => <ReviewScore score={0} count={3} /> },
    {
      name: 'Many reviews',
      Component: () => <ReviewScore score={4.9} count={1_048_576} source="Tripadvisor" />,
    },
  ],
};
