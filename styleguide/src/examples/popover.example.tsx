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
  purpose: 'Details of one control while the page stays usable; for a short explanation use a tooltip.',
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
            <IconButton label="How the list is sorted">
              <Info size={20} aria-hidden />
            </IconButton>
          }
        >
          <p>Recommended puts the best reviewed hotels first.</p>
        </Popover>
      ),
    },
    { name: 'Controlled', Component: Controlled },
    {
      name: 'Long content',
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

function Controlled() {
  const [open, setOpen] = useState(false);
  return (
    <Row wrap>
      <Popover
        trigger={<Button look="outline">Room for two</Button>}
        title="Room for two"
        open={open}
        onOpenChange={setOpen}
      >
        <p>{open ? 'The page controls this popover.' : ''}</p>
      </Popover>
      <span>{open ? 'Open' : 'Closed'}</span>
    </Row>
  );
}
