import { Phone } from 'lucide-react';

import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Row } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const buttonLinkExample: Example = {
  title: 'Button link',
  group: 'Actions',
  purpose: 'A link to another page as the next step; inside a sentence use a text link.',
  states: [
    {
      name: 'Looks',
      Component: () => (
        <Row wrap>
          <ButtonLink to="/" look="call">
            View hotel
          </ButtonLink>
          <ButtonLink to="/">All deals</ButtonLink>
          <ButtonLink to="/" look="outline">
            Change search
          </ButtonLink>
          <ButtonLink to="/" look="quiet">
            Back to the list
          </ButtonLink>
        </Row>
      ),
    },
    {
      name: 'With an icon',
      Component: () => (
        <ButtonLink to="/" look="outline" icon={<Phone size={20} aria-hidden />}>
          020 7946 0123
        </ButtonLink>
      ),
    },
    {
      name: 'Large',
      Component: () => (
        <ButtonLink to="/" size="large">
          Start your search
        </ButtonLink>
      ),
    },
    {
      name: 'Full width',
      Component: () => (
        <ButtonLink to="/" wide>
          View hotel
        </ButtonLink>
      ),
    },
    {
      name: 'Long text',
      Component: () => (
        <ButtonLink to="/">See all 301 holidays in Antalya that leave from any London airport</ButtonLink>
      ),
    },
  ],
};
