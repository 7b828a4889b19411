import { Button } from '@storefront/shared/ui/button';
import type { ComponentProps } from 'react';

interface SoftDisabledButtonProps extends ComponentProps<typeof Button> {
  /** Whether the button has no effect now. */
  readonly inactive: boolean;
}

/**
 * A button that often becomes inactive when it is clicked. It uses `aria-disabled` and keeps the focus: with
 * `disabled` the focus would be lost, and the next Tab would start elsewhere.
 */
export function SoftDisabledButton({ inactive, onClick, ...rest }: SoftDisabledButtonProps) {
  return <Button {...rest} aria-disabled={inactive || undefined} onClick={inactive ? undefined : onClick} />;
}
