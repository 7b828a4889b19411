import { Alert } from '@storefront/shared/ui/alert';
import { useEffect, useRef, type ReactNode } from 'react';

/** What has just been done. It takes the focus. */
export function Outcome({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), [children]);
  return (
    <div data-outcome>
      <Alert ref={box} tone="success" title="Done">
        {children}
      </Alert>
    </div>
  );
}
