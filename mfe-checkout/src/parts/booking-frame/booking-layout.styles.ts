import { css } from '@emotion/react';
import { from, space } from '@storefront/shared/ui/tokens';

// Shared by the steps and by their server-rendered skeleton, so that hydration causes no layout shift.
export const pageStyles = css`
  display: grid;
  gap: ${space.l};
  padding-top: ${space.l};
`;

export const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.xl};

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 304px;
    gap: ${space.l};
  }

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 392px;
    gap: ${space.xl};
  }
`;
