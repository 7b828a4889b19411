import { Button } from '@storefront/shared/ui/button';
import type { ComponentProps } from 'react';

interface RestingButtonProps extends ComponentProps<typeof Button> {
  /** Nothing to do for it now. */
  readonly resting: boolean;
}

/**
 * A button whose work is often done by pressing it. Resting, it does nothing but can keep the focus:
 * disabled, it would drop it, and the next Tab would start from somewhere else.
 */
export function RestingButton({ resting, onClick, ...rest }: RestingButtonProps) {
  return <Button {...rest} aria-disabled={resting || undefined} onClick={resting ? undefined : onClick} />;
}
