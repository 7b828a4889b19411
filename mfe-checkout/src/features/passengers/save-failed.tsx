import { Alert } from '@storefront/shared/ui/alert';
import { useEffect, useRef } from 'react';

interface SaveFailedProps {
  /** Counts the failures: each of them moves the focus here. */
  readonly failures: number;
}

/** Takes the focus, since the button that was pressed may be far below (ERR-04). */
export function SaveFailed({ failures }: SaveFailedProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [failures]);
  return <Alert ref={banner} tone="error" title="Failed to save passenger details. Please try again." />;
}
