import { useEffect, useState } from 'react';

import { BusyOverlay } from '@storefront/shared/ui/busy-overlay';
import { Button } from '@storefront/shared/ui/button';

import type { Example } from '../example';

export const busyOverlayExample: Example = {
  title: 'Busy overlay',
  group: 'Feedback',
  purpose:
    'Blocks the page during an operation that must not be interrupted; for a part of the page use a skeleton.',
  states: [
    { name: 'Checking', Component: () => <Busy message="Just checking availability..." /> },
    {
      name: 'Long text',
      Component: () => (
        <Busy message="Your payment is being made. Please stay on this page until it is done..." />
      ),
    },
  ],
};

/** Duration of the operation in ms; the user cannot close the overlay. */
const BUSY_MS = 4_000;

function Busy({ message }: { readonly message: string }) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setBusy(false), BUSY_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <>
      <Button look="outline" onClick={() => setBusy(true)}>
        Cover the page for four seconds
      </Button>
      <BusyOverlay open={busy} message={message} />
    </>
  );
}
