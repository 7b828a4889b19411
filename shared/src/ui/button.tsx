import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

import { buttonStyles, type ButtonShape } from './button-styles';
import { ringStyles } from './spinner';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonShape {
  /** Disables the button, sets `aria-busy` and shows a spinner over the text; the width does not change. */
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
  disabled,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      css={buttonStyles({ look, size, wide })}
      disabled={disabled === true || loading}
      aria-busy={loading || undefined}
    >
      {icon}
      <span>{children}</span>
      {loading && <span aria-hidden css={[ringStyles, busyRing]} />}
    </button>
  );
}

const busyRing = css`
  width: 16px;
  height: 16px;
`;
