import { useEffect, useState } from 'react';

import { BusyOverlay } from '@storefront/shared/ui/busy-overlay';
import { Button } from '@storefront/shared/ui/button';

import type { Example } from '../example';

export const busyOverlayExample: Example = {
  title: 'Busy overlay',
  group: 'Feedback',
  purpose: 'Covers the page while something must not be disturbed; a wait for one part of it is a skeleton.',
  states: [
    { name: 'Checking', Component: () => <Busy words="Just checking availability..." /> },
    {
      name: 'Many words',
      Component: () => (
        <Busy words="Your payment is being made. Please stay on this page until it is done..." />
      ),
    },
  ],
};

/** Only its end closes the overlay: here that is after a few seconds. */
const BUSY_MS = 4_000;

function Busy({ words }: { readonly words: string }) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const end = setTimeout(() => setBusy(false), BUSY_MS);
    return () => clearTimeout(end);
  }, [busy]);
  return (
    <>
      <Button look="outline" onClick={() => setBusy(true)}>
        Cover the page for four seconds
      </Button>
      <BusyOverlay open={busy} message={words} />
    </>
  );
}
