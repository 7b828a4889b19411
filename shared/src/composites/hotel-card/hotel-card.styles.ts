import { css } from '@emotion/react';

import { color, family, radius, space, text } from '../../ui/tokens';

/** Container queries on the width of the card: lists show it alone, beside filters and beside a map. */
const CARD_WIDTH = {
  beside: '@container (min-width: 560px)',
  columns: '@container (min-width: 840px)',
} as const;

export const frame = css`
  container-type: inline-size;
`;

/** One column; from 560 px the picture is beside the details; from 840 px the prices have their own column. */
export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${CARD_WIDTH.beside} {
    grid-template-columns: 280px minmax(0, 1fr);
  }

  ${CARD_WIDTH.columns} {
    grid-template-columns: 280px minmax(0, 1fr) 220px;
    min-height: 280px;
  }
`;

export const highlighted = css`
  outline: 2px solid ${color.sun};

  @media (forced-colors: active) {
    outline-color: Highlight;
  }
`;

export const picture = css`
  position: relative;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.card} ${radius.card} 0 0;
  overflow: hidden;

  ${CARD_WIDTH.beside} {
    grid-row: span 2;
    aspect-ratio: auto;
    border-radius: ${radius.card} 0 0 ${radius.card};
  }

  ${CARD_WIDTH.columns} {
    grid-row: auto;
  }
`;

export const pictureSkeleton = css`
  position: absolute;
  inset: 0;
`;

export const badge = css`
  position: absolute;
  top: ${space.s};
  left: ${space.s};
  right: ${space.s};
`;

export const details = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  padding: ${space.m};
  font: ${text.body} ${family.body};
  overflow-wrap: anywhere;

  ${CARD_WIDTH.columns} {
    padding: ${space.l};
  }
`;

export const title = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
  letter-spacing: -0.01em;
`;

export const rating = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
`;

export const facts = css`
  display: grid;
  gap: ${space.xxs};
  padding: 0;
  list-style: none;
`;

export const fact = css`
  display: flex;
  align-items: start;
  gap: ${space.xs};
  color: ${color.inkSoft};

  & svg {
    flex: none;
    margin-top: 4px;
  }
`;

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

export const prices = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${space.m};
  padding: ${space.m};
  border-top: 1px solid ${color.lineSoft};

  ${CARD_WIDTH.columns} {
    padding-block: ${space.l};
    border-top: 0;
    border-left: 1px solid ${color.lineSoft};
  }
`;

export const boards = css`
  display: grid;
  gap: ${space.xxs};
  padding: 0;
  list-style: none;
`;

export const board = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s};
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
`;

export const offer = css`
  display: grid;
  gap: ${space.xs};
`;

/** Above the link that covers the card, so that the button receives the click. */
export const action = css`
  position: relative;
  z-index: 1;
  display: grid;
`;
