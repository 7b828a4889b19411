import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

import { buttonStyles, type ButtonShape } from './button-styles';
import { ringStyles } from './spinner';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonShape {
  /** Keeps width and text, says `aria-busy`, and lets no second click through. */
  readonly loading?: boolean;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

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
