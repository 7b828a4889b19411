import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

import { buttonStyles, type ButtonShape } from './button-styles';
import { ringStyles } from './spinner';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonShape {
  /**
   * Shows a spinner over the text, which keeps its width, and leaves clicks and the Enter key of a form without effect.
   * The button keeps the focus, which it would lose with `disabled`; those of the search and of payments have both
   * (FORM-06, DEC-67).
   */
  readonly loading?: boolean;
  /** Decorative icon of 20 px before the text; it must be `aria-hidden`. */
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * Renders a `<button>` for an action on the current page; use `ButtonLink` for navigation. The `type` defaults
 * to `button`, so it submits a form only with `type="submit"`. All other `<button>` attributes are passed on.
 */
export function Button({
  look,
  size,
  wide,
  loading = false,
  icon,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      css={buttonStyles({ look, size, wide })}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? preventSubmit : onClick}
    >
      {icon}
      <span>{children}</span>
      {loading && <span aria-hidden css={[ringStyles, busyRing]} />}
    </button>
  );
}

/** Enter in a field of a form clicks its submit button as well. */
function preventSubmit(event: MouseEvent) {
  event.preventDefault();
}

const busyRing = css`
  width: 16px;
  height: 16px;
`;
