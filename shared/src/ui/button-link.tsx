import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

import { buttonStyles, type ButtonShape } from './button-styles';

interface ButtonLinkProps extends LinkProps, ButtonShape {
  readonly icon?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} css={buttonStyles({ look, size, wide })}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
