import { css } from '@emotion/react';
import { Link, type LinkProps } from 'react-router-dom';

import { color } from './tokens';

/** Renders a React Router `<Link>` inside text, always underlined. */
export function TextLink(props: LinkProps) {
  return <Link {...props} css={linkStyles} />;
}

/** Styles of `TextLink`, for plain `<a>` elements (external, `tel:` and `mailto:` links). */
export const linkStyles = css`
  color: ${color.action};
  text-decoration: underline;
  text-underline-offset: 2px;

  &:hover {
    color: ${color.actionHover};
  }
`;
