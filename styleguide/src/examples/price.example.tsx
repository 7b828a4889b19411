import { pence } from '@storefront/shared/domain/pricing/pence';
import { Price } from '@storefront/shared/composites/price/price';

import type { Example } from '../example';

export const priceExample: Example = {
  title: 'Price',
  group: 'Display',
  purpose: 'An amount with its unit, the same on every page.',
  states: [
    { name: 'Per person', Component: () => <Price amount={pence(41_200)} /> },
    {
      name: 'From, with the total',
      Component: () => <Price amount={pence(41_200)} from note="£824 total for 2" />,
    },
    { name: 'Total', Component: () => <Price amount={pence(82_400)} unit="total" note="£412 per person" /> },
    { name: 'With pence', Component: () => <Price amount={pence(44_437)} unit="total" /> },
    {
      name: 'Large',
      Component: () => <Price amount={pence(82_400)} unit="total" size="large" note="£412 per person" />,
    },
    {
      name: 'Long',
      Component: () => (
        <Price
          amount={pence(123_456_789)}
          unit="total"
          from
          note="For 18 people in 9 rooms, with hold bags, transfers and every tax that applies today"
        />
      ),
    },
  ],
};
