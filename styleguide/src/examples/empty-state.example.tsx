import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { TextLink } from '@storefront/shared/ui/text-link';

import type { Example } from '../example';

export const emptyStateExample: Example = {
  title: 'Empty state',
  group: 'Feedback',
  purpose:
    'An empty list or a missing page: the cause, the next step, an alternative, and a phone number last.',
  states: [
    { name: 'Title only', Component: () => <EmptyState title="Nothing saved yet" /> },
    {
      name: 'With a cause and a next step',
      Component: () => (
        <EmptyState title="No hotels match" action={<Button>Remove “5 stars”</Button>}>
          No hotel in Antalya has five stars and costs less than £300.
        </EmptyState>
      ),
    },
    {
      name: 'With an alternative and a phone number',
      Component: () => (
        <EmptyState
          title="No hotels match"
          action={<Button>Remove “5 stars”</Button>}
          alternative={<TextLink to="/">See all 301 hotels</TextLink>}
          phone="Or call us on 020 7946 0123"
        >
          No hotel in Antalya has five stars and costs less than £300.
        </EmptyState>
      ),
    },
    {
      name: 'Long text',
      Component: () => (
        <EmptyState
          title="There is no holiday that begins on the day and at the airport that you have asked for"
          action={<Button>Look at the days around it, and at every airport within a hundred miles</Button>}
        >
          The airline flies on this route on Tuesdays, Thursdays and Saturdays from the end of March to the
          end of October, and on Saturdays alone for the rest of the year.
        </EmptyState>
      ),
    },
  ],
};
