import { css } from '@emotion/react';
import type { NavigationEntry } from '@storefront/shared/catalogue/navigation';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router';

/** A link of a menu; a label without a real target is text, no link and no tab stop (DEC-25). */
export function MenuEntry({ label, path }: NavigationEntry) {
  if (path === null) {
    return (
      <span css={[entryStyles, textStyles]} aria-disabled>
        {label}
      </span>
    );
  }
  return (
    <Link to={path} css={entryStyles}>
      {label}
    </Link>
  );
}

const entryStyles = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  color: ${color.inkSoft};
  font: ${text.body} ${family.body};
  text-decoration: none;

  &:hover {
    color: ${color.action};
    text-decoration: underline;
  }
`;

const textStyles = css`
  &:hover {
    color: ${color.inkSoft};
    text-decoration: none;
  }
`;
