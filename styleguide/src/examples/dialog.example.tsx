import { useState, type ReactNode } from 'react';

import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Stack } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const dialogExample: Example = {
  title: 'Dialog',
  group: 'Overlays',
  purpose: 'A task to finish before continuing with the page; for details of one control use a popover.',
  states: [
    {
      name: 'A question',
      Component: () => (
        <DialogWithTrigger triggerText="Remove a room" title="Remove room 2?">
          <p>Its two guests are removed from your search.</p>
          <Button look="call">Remove room 2</Button>
        </DialogWithTrigger>
      ),
    },
    {
      name: 'Wide',
      Component: () => (
        <DialogWithTrigger triggerText="Compare rooms" title="Compare rooms" wide>
          <p>A wide dialog has room for two columns on a large screen.</p>
        </DialogWithTrigger>
      ),
    },
    {
      name: 'Long content',
      Component: () => (
        <DialogWithTrigger
          triggerText="Booking conditions"
          title="Booking conditions of the hotel, the airline and the transfer"
        >
          <Stack>
            {Array.from({ length: 24 }, (_, index) => (
              <p key={index}>{index + 1}. This condition applies to every guest of the booking.</p>
            ))}
          </Stack>
        </DialogWithTrigger>
      ),
    },
  ],
};

interface DialogWithTriggerProps {
  readonly triggerText: string;
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function DialogWithTrigger({ triggerText, title, wide = false, children }: DialogWithTriggerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {triggerText}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title} wide={wide}>
        {children}
      </Dialog>
    </>
  );
}
