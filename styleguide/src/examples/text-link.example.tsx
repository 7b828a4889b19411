import { TextLink } from '@storefront/shared/ui/text-link';

import type { Example } from '../example';

export const textLinkExample: Example = {
  title: 'Text link',
  group: 'Actions',
  purpose: 'A link to another page inside text, always underlined.',
  states: [
    { name: 'Alone', Component: () => <TextLink to="/">All deals</TextLink> },
    {
      name: 'In a sentence',
      Component: () => (
        <p>
          Your money is protected. Read <TextLink to="/">how the protection works</TextLink> before you book.
        </p>
      ),
    },
    {
      name: 'Over several lines',
      Component: () => (
        <TextLink to="/">
          What happens to your booking, your seats and your bags when an airline moves your flight by more
          than twelve hours
        </TextLink>
      ),
    },
  ],
};
