import { Info } from 'lucide-react';
import { useState } from 'react';

import { Button } from '@storefront/shared/ui/button';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { Popover } from '@storefront/shared/ui/popover';
import { Row } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const popoverExample: Example = {
  title: 'Popover',
  group: 'Overlays',
  purpose: 'More about one control, beside it, while the page stays usable; a name alone is a tooltip.',
  states: [
    {
      name: 'With a title',
      Component: () => (
        <Popover trigger={<Button look="outline">What is included</Button>} title="Included">
          <p>Flights, seven nights, a cabin bag each and a shared coach.</p>
        </Popover>
      ),
    },
    {
      name: 'Without a title, from an icon button',
      Component: () => (
        <Popover
          trigger={
            <IconButton label="How the order of the list is made">
              <Info size={20} aria-hidden />
            </IconButton>
          }
        >
          <p>Recommended puts the best reviewed hotels first.</p>
        </Popover>
      ),
    },
    { name: 'Held open from outside', Component: Held },
    {
      name: 'Much to read',
      Component: () => (
        <Popover
          trigger={<Button look="outline">Cancellation</Button>}
          title="If you have to cancel the holiday"
        >
          {Array.from({ length: 20 }, (_, index) => (
            <p key={index}>Day {index + 1} before departure: a part of the price is kept.</p>
          ))}
        </Popover>
      ),
    },
  ],
};

function Held() {
  const [open, setOpen] = useState(false);
  return (
    <Row wrap>
      <Popover
        trigger={<Button look="outline">Room for two</Button>}
        title="Room for two"
        open={open}
        onOpenChange={setOpen}
      >
        <p>{open ? 'The page knows that this is open.' : ''}</p>
      </Popover>
      <span>{open ? 'Open' : 'Closed'}</span>
    </Row>
  );
}
