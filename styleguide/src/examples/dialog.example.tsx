import { useState, type ReactNode } from 'react';

import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Stack } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const dialogExample: Example = {
  title: 'Dialog',
  group: 'Overlays',
  purpose: 'Something to finish before the page goes on; more about one control is a popover.',
  states: [
    {
      name: 'A question',
      Component: () => (
        <Opened words="Remove a room" title="Remove room 2?">
          <p>Its two guests are taken out of your search.</p>
          <Button look="call">Remove room 2</Button>
        </Opened>
      ),
    },
    {
      name: 'Wide',
      Component: () => (
        <Opened words="Compare rooms" title="Compare rooms" wide>
          <p>A wide dialog has room for two columns on a large screen.</p>
        </Opened>
      ),
    },
    {
      name: 'Much to read',
      Component: () => (
        <Opened
          words="Booking conditions"
          title="Booking conditions of the hotel, the airline and the transfer"
        >
          <Stack>
            {Array.from({ length: 24 }, (_, index) => (
              <p key={index}>{index + 1}. What is said here holds for every guest of the booking.</p>
            ))}
          </Stack>
        </Opened>
      ),
    },
  ],
};

interface OpenedProps {
  readonly words: string;
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Opened({ words, title, wide = false, children }: OpenedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title} wide={wide}>
        {children}
      </Dialog>
    </>
  );
}
