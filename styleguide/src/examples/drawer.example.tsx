import { useState, type ReactNode } from 'react';

import { Button } from '@storefront/shared/ui/button';
import { Checkbox } from '@storefront/shared/ui/checkbox';
import { Drawer } from '@storefront/shared/ui/drawer';
import { Stack } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const drawerExample: Example = {
  title: 'Drawer',
  group: 'Overlays',
  purpose: 'A long form or menu from the side, mostly on phones; for a short question use a dialog.',
  states: [
    {
      name: 'Default',
      Component: () => <DrawerWithTrigger title="Menu">Home, deals, help</DrawerWithTrigger>,
    },
    {
      name: 'With a footer',
      Component: () => (
        <DrawerWithTrigger title="Filters" footer={<Button wide>Show 42 holidays</Button>}>
          Board, stars, rating
        </DrawerWithTrigger>
      ),
    },
    {
      name: 'Long content with a fixed footer',
      Component: () => (
        <DrawerWithTrigger title="All amenities" footer={<Button wide>Show 42 holidays</Button>}>
          <Stack>
            {Array.from({ length: 40 }, (_, index) => (
              <Checkbox
                key={index}
                label={`Amenity ${index + 1}`}
                checked={index === 2}
                onCheckedChange={() => {}}
              />
            ))}
          </Stack>
        </DrawerWithTrigger>
      ),
    },
  ],
};

interface DrawerWithTriggerProps {
  readonly title: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

function DrawerWithTrigger({ title, footer, children }: DrawerWithTriggerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={title} footer={footer}>
        {children}
      </Drawer>
    </>
  );
}
