import { css } from '@emotion/react';
import { from, space } from '@storefront/shared/ui/tokens';

/** Both pages of this remote: one part under the other. */
export const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding-top: ${space.m};
`;

/** What is chosen and paid, as high as the words beside it: what sticks in it sticks all the way down. */
export const sideStyles = css`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  min-width: 0;

  ${from.large} {
    align-self: stretch;
  }
`;

/** The price and the next step stay in sight beside the words, where the window is high enough for them (rule 38). */
export const stickyStyles = css`
  ${from.large} {
    @media (min-height: 720px) {
      position: sticky;
      top: calc(var(--header-height, 0px) + ${space.l});
    }
  }
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
