import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';

export const cardStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
`;

export const headingStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
`;

export const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  font: ${text.small} ${family.body};

  & th,
  & td {
    padding: ${space.xs};
    border-top: 1px solid ${color.lineSoft};
    overflow-wrap: anywhere;
    text-align: left;
  }
`;
