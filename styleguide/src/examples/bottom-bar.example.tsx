import { css } from '@emotion/react';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { BottomBar } from '@storefront/shared/composites/sticky-bar/bottom-bar';
import { Button } from '@storefront/shared/ui/button';
import { Price } from '@storefront/shared/composites/price/price';
import type { ReactNode } from 'react';

import type { Example } from '../example';

export const bottomBarExample: Example = {
  title: 'Bottom bar',
  group: 'Holiday',
  purpose: 'Total and next step on phones; hidden from 768 px, where the page has a summary column.',
  states: [
    {
      name: 'Total and action',
      Component: () => (
        <Phone>
          <BottomBar
            label="Your holiday"
            total={<Price amount={pence(82_400)} unit="total" />}
            action={<Button look="call">Continue</Button>}
          />
        </Phone>
      ),
    },
    {
      name: 'Busy',
      Component: () => (
        <Phone>
          <BottomBar
            label="Your holiday, checking"
            total={<Price amount={pence(82_400)} unit="total" />}
            action={
              <Button look="call" loading>
                Book Now
              </Button>
            }
          />
        </Phone>
      ),
    },
    {
      name: 'Long text',
      Component: () => (
        <Phone>
          <BottomBar
            label="Your holiday, long text"
            total="£12,345.67 for five adults and four children, with all bags and transfers"
            action={<Button look="call">Continue</Button>}
          />
        </Phone>
      ),
    },
  ],
};

/** A containing block for the fixed bar, in place of the viewport. */
function Phone({ children }: { readonly children: ReactNode }) {
  return <div css={windowStyles}>{children}</div>;
}

const windowStyles = css`
  contain: layout;
  height: 140px;
  overflow: hidden;
`;
