import { css } from '@emotion/react';
import { Link, type LinkProps } from 'react-router';

import { color } from './tokens';

export function TextLink(props: LinkProps) {
  return <Link {...props} css={linkStyles} />;
}

export const linkStyles = css`
  color: ${color.action};
  text-decoration: underline;
  text-underline-offset: 2px;

  &:hover {
    color: ${color.actionHover};
  }
`;
