import { css } from '@emotion/react';
import { belowCompactHeader, COMPACT_HEADER_HEIGHT } from '@storefront/shared/ui/compact-header';
import { from, space } from '@storefront/shared/ui/tokens';

/** Page grid: sections below one another. */
export const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding-top: ${space.m};
`;

/** Keeps price and Book Now in view on large screens of sufficient height (usability rule 38). */
export const stickyStyles = css`
  ${from.large} {
    @media (min-height: 720px) {
      position: sticky;
      top: ${space.l};

      ${belowCompactHeader} {
        top: calc(${COMPACT_HEADER_HEIGHT} + ${space.l});
      }
    }
  }
`;
