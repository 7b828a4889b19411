import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

/** Entry of the main navigation: a link or the button of a menu. */
export const navLinkStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space.s};
  color: ${color.ink};
  font: 600 ${text.body} ${family.body};
  text-decoration: none;

  &:hover,
  &.active {
    color: ${color.action};
  }

  &.active {
    box-shadow: inset 0 -3px 0 ${color.action};
  }
`;
