import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { linkStyles } from './text-link';
import { color, family, from, space, text } from './tokens';

export interface Crumb {
  readonly label: string;
  /** Path of the page. The last crumb is the current page and needs none; a crumb without a path is plain text. */
  readonly path?: string;
}

interface BreadcrumbProps {
  /** From the home page to the current page. */
  readonly trail: readonly Crumb[];
  /** Accessible name of the landmark; set it when a page has more than one. */
  readonly label?: string;
}

/**
 * Renders the path to the current page as a `<nav>` landmark. The last crumb has `aria-current="page"`. Below
 * 768 px only the link to the parent page is visible.
 */
export function Breadcrumb({ trail, label: name = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={name}>
      <ol css={trailStyles}>
        {trail.map(({ label, path }, index) => (
          <li key={`${index}-${label}`} css={crumbStyles}>
            <ChevronLeft size={16} aria-hidden data-way="back" />
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <CrumbLabel label={label} path={path} />
            )}
            <ChevronRight size={16} aria-hidden data-way="on" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLabel({ label, path }: { readonly label: string; readonly path: string | undefined }) {
  if (path === undefined) return label;
  return (
    <Link to={path} css={[linkStyles, stepStyles]}>
      {label}
    </Link>
  );
}

const trailStyles = css`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const crumbStyles = css`
  display: none;
  align-items: center;
  gap: ${space.xxs};
  min-width: 0;
  overflow-wrap: anywhere;

  &:nth-last-of-type(2) {
    display: inline-flex;
  }

  & > svg {
    flex: none;
  }

  & > [data-way='on'] {
    display: none;
  }

  ${from.desktop} {
    display: inline-flex;
    padding-right: ${space.xxs};

    & > [data-way='back'] {
      display: none;
    }

    &:not(:last-of-type) > [data-way='on'] {
      display: block;
    }
  }
`;

const stepStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;

  ${from.large} {
    min-height: 24px;
  }
`;
