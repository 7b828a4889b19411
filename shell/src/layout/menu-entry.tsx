import { css } from '@emotion/react';
import type { NavigationEntry } from '@storefront/shared/domain/catalogue/navigation';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

interface MenuEntryProps extends NavigationEntry {
  /** Replaces the current history entry, which an open mobile menu adds for Back. */
  readonly replace?: boolean;
}

/** Link of a menu. A label without a target is rendered as text without a tab stop (DEC-25). */
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
