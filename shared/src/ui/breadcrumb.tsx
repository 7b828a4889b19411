import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

import { linkStyles } from './text-link';
import { color, family, from, space, text } from './tokens';

export interface Crumb {
  readonly label: string;
  /** The last one, where the reader is, needs none. */
  readonly path?: string;
}

interface BreadcrumbProps {
  readonly trail: readonly Crumb[];
  /** The name of the landmark, where a page has more than one. */
  readonly label?: string;
}

/** Where the page belongs. On a phone only the way back to the parent shows. */
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
              <CrumbWords label={label} path={path} />
            )}
            <ChevronRight size={16} aria-hidden data-way="on" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbWords({ label, path }: { readonly label: string; readonly path: string | undefined }) {
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
