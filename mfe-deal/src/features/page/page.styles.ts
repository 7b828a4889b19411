import { css } from '@emotion/react';
import { from, space } from '@storefront/shared/ui/tokens';

/** Both pages of this remote: one part under the other. */
export const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding-top: ${space.m};
`;

/** The words, and beside them on large screens what is chosen and paid. */
export const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.xl};

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 420px;
  }
`;
