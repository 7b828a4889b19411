import { Disclosure } from '@storefront/shared/ui/disclosure';

import type { Example } from '../example';

export const disclosureExample: Example = {
  title: 'Disclosure',
  group: 'Navigation',
  purpose: 'Small print that must also be there without scripts, in print and for a search in the page.',
  states: [
    {
      name: 'Closed',
      Component: () => (
        <Disclosure title="Passport and visa">
          <p>A passport that is valid for the whole stay.</p>
        </Disclosure>
      ),
    },
    {
      name: 'Open',
      Component: () => (
        <Disclosure title="Cancelling and changing" open>
          <p>Ask us as early as you can.</p>
        </Disclosure>
      ),
    },
  ],
};
