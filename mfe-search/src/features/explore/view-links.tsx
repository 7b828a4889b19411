import { css } from '@emotion/react';
import { selectedInForcedColours } from '@storefront/shared/ui/forced-colours';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

import { destinationsPath, hotelsPath } from '../../domain/explore-params';

interface ViewLinksProps {
  readonly params: URLSearchParams;
  readonly current: 'destinations' | 'hotels';
}

/** The choice between destinations and hotels for a search without a destination. */
export function ViewLinks({ params, current }: ViewLinksProps) {
  return (
    <nav aria-label="Results as" css={linksStyles}>
      <Link
        to={destinationsPath(params)}
        aria-current={current === 'destinations' ? 'page' : undefined}
        css={linkStyles}
      >
        Destinations
      </Link>
      <Link to={hotelsPath(params)} aria-current={current === 'hotels' ? 'page' : undefined} css={linkStyles}>
        Hotels
      </Link>
    </nav>
  );
}

const linksStyles = css`
  display: inline-flex;
  gap: ${space.xxs};
  justify-self: start;
  padding: ${space.xxs};
  border-radius: ${radius.card};
  background: ${color.surfaceAlt};
`;

const linkStyles = css`
  display: inline-grid;
  place-items: center;
  min-height: 44px;
  padding: 0 ${space.s};
  border: 1px solid transparent;
  border-radius: ${radius.field};
  font: 600 ${text.small} ${family.body};
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    color: ${color.action};
  }

  &[aria-current='page'] {
    border-color: ${color.action};
    background: ${color.surface};
    color: ${color.action};

    ${selectedInForcedColours}
  }
`;
