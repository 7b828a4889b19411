import { css } from '@emotion/react';

import { color, family, space, text } from '../../ui/tokens';

/** Styles that the sections of a booked holiday have in common. */
export const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A list with a space between its items. */
export const spacedListStyles = css`
  ${listStyles}
  gap: ${space.s};
`;

/** A list item with a line below it, except the last one. */
export const dividedItemStyles = css`
  border-bottom: 1px solid ${color.lineSoft};

  &:last-of-type {
    border-bottom: 0;
  }
`;

/** First line of an item. */
export const titleStyles = css`
  display: block;
  font-weight: 600;
`;

/** Second line of an item, and notes. */
export const detailStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

/** What was just done, such as a saved document. */
export const statusStyles = css`
  color: ${color.success};
  font: 600 ${text.small} ${family.body};

  /* An empty line would take a gap at the end of its card. */
  &:empty {
    position: absolute;
  }
`;
