import { css } from '@emotion/react';
import { from, space } from '@storefront/shared/ui/tokens';

/** Page grid: sections below one another. */
export const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding-top: ${space.m};
`;

/** Side column. It is as tall as the main column, so that its sticky content stays in view to the end. */
export const sideStyles = css`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  min-width: 0;

  ${from.large} {
    align-self: stretch;
  }
`;

/** Keeps price and Book Now in view on large screens of sufficient height (usability rule 38). */
export const stickyStyles = css`
  ${from.large} {
    @media (min-height: 720px) {
      position: sticky;
      top: calc(var(--header-height, 0px) + ${space.l});
    }
  }
`;

/** Main column, with the side column beside it on large screens. */
export const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.xl};

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 420px;
  }
`;
