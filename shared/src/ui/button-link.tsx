import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import { buttonStyles, type ButtonShape } from './button-styles';

interface ButtonLinkProps extends LinkProps, ButtonShape {
  /** Decorative icon of 20 px before the text; it must be `aria-hidden`. */
  readonly icon?: ReactNode;
}

/** Renders a React Router `<Link>` that looks like a button. Use it for the next step, not inside a sentence. */
export function ButtonLink({ look, size, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} css={buttonStyles({ look, size, wide })}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
