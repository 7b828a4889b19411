import { Breadcrumb } from '@storefront/shared/ui/breadcrumb';

import type { Example } from '../example';

export const breadcrumbExample: Example = {
  title: 'Breadcrumb',
  group: 'Navigation',
  purpose: 'The path to the current page; on phones only the link to the parent page.',
  states: [
    {
      name: 'Two steps',
      Component: () => <Breadcrumb label="Breadcrumb, two steps" trail={[HOME, { label: 'Deals' }]} />,
    },
    {
      name: 'Four steps',
      Component: () => (
        <Breadcrumb
          label="Breadcrumb, four steps"
          trail={[HOME, DEALS, TURKEY, { label: 'Sol Bay Resort' }]}
        />
      ),
    },
    {
      name: 'A crumb without a link',
      Component: () => (
        <Breadcrumb
          label="Breadcrumb, without a page"
          trail={[HOME, { label: 'Turkey' }, { label: 'Sol Bay Resort' }]}
        />
      ),
    },
    {
      name: 'Long text',
      Component: () => (
        <Breadcrumb
          label="Breadcrumb, long"
          trail={[HOME, DEALS, LONG, { label: 'Lara Sands Family Club' }]}
        />
      ),
    },
  ],
};

const HOME = { label: 'Home', path: '/' };
const DEALS = { label: 'Deals', path: '/deals' };
const TURKEY = { label: 'Turkey', path: '/deals/turkey' };
const LONG = {
  label: 'Holidays for families with small children in the east of the Mediterranean',
  path: '/deals/families',
};
