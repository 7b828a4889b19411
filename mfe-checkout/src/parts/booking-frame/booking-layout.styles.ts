import { css } from '@emotion/react';
import { below, from, space } from '@storefront/shared/ui/tokens';

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

// On small screens the summary is collapsed to the hotel and dates, above the step (usability rule 40).
export const asidePlaceStyles = css`
  ${below.desktop} {
    order: -1;
  }

  // The bar of the summary is then part of the page, with the action at its end.
  @media (max-width: 767.98px) and (max-height: 319.98px) {
    order: 0;
  }
`;
