import { css } from '@emotion/react';
import type { NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

interface MenuEntryProps extends NavigationEntry {
  /** Takes the place of the present history entry: that of a menu which is a page of its own for Back. */
  readonly replace?: boolean;
}

/** A link of a menu; a label without a real target is text, no link and no tab stop (DEC-25). */
export function MenuEntry({ label, path, replace = false }: MenuEntryProps) {
  if (path === null) {
    return (
      <span css={[entryStyles, textStyles]} aria-disabled>
        {label}
      </span>
    );
  }
  return (
    <Link to={path} replace={replace} css={entryStyles}>
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
  color: ${color.inkFaint};

  &:hover {
    color: ${color.inkFaint};
    text-decoration: none;
  }
`;
