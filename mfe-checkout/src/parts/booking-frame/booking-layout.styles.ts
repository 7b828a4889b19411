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

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 380px;
  }
`;
