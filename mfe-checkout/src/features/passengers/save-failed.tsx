import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { Alert } from '@storefront/shared/ui/alert';
import { useEffect, useRef } from 'react';

interface SaveFailedProps {
  /** Number of failures so far. Each one moves the focus here. */
  readonly failures: number;
}

/** Takes the focus, because the submit button may be far below (ERR-04). */
export function SaveFailed({ failures }: SaveFailedProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [failures]);
  return (
    <Alert ref={banner} tone="error" title="Failed to save passenger details. Please try again.">
      Everything you entered is kept, and nothing was charged. Check your connection, or call us on{' '}
      <PhoneLink />.
    </Alert>
  );
}
