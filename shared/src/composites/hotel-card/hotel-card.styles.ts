import { css } from '@emotion/react';

import { color, family, radius, space, text } from '../../ui/tokens';

/** Container queries on the width of the card: lists show it alone, beside filters and beside a map. */
const CARD_WIDTH = {
  beside: '@container (min-width: 520px)',
  columns: '@container (min-width: 680px)',
  wide: '@container (min-width: 840px)',
} as const;

export const frame = css`
  container-type: inline-size;
`;

/** One column; from 520 px the picture is beside the details; from 680 px the prices have their own column. */
export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${CARD_WIDTH.beside} {
    grid-template-columns: 180px minmax(0, 1fr);
  }

  ${CARD_WIDTH.columns} {
    grid-template-columns: 200px minmax(0, 1fr) 200px;
    min-height: 226px;
  }

  ${CARD_WIDTH.wide} {
    grid-template-columns: 272px minmax(0, 1fr) 224px;
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
  height: 112px;
  border-radius: ${radius.card} ${radius.card} 0 0;
  overflow: hidden;

  ${CARD_WIDTH.beside} {
    grid-row: span 2;
    height: auto;
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
  gap: ${space.xxs};
  padding: ${space.s} ${space.s} 0;
  font: ${text.small} ${family.body};
  overflow-wrap: anywhere;

  ${CARD_WIDTH.columns} {
    padding: ${space.m};
  }
`;

/** Stars and location in one line. */
export const place = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  color: ${color.inkSoft};

  & > [role='img'] {
    align-self: center;
  }
`;

export const location = css`
  display: inline-flex;
  align-items: start;
  gap: ${space.xxs};

  & svg {
    flex: none;
    margin-top: 2px;
  }
`;

export const title = css`
  margin: 0;
  font: 700 ${text.lead} ${family.heading};
  letter-spacing: -0.01em;

  ${CARD_WIDTH.columns} {
    font: 700 ${text.h4} ${family.heading};
  }
`;

export const rating = css`
  min-width: 0;
`;

export const facts = css`
  display: grid;
  padding: 0;
  list-style: none;

  ${CARD_WIDTH.columns} {
    gap: ${space.xxs};
    margin-top: ${space.xxs};
  }
`;

export const fact = css`
  display: flex;
  align-items: start;
  gap: ${space.xs};

  & svg {
    flex: none;
    margin-top: 2px;
    color: ${color.action};
  }
`;

/**
 * As many highlights as fit; the others wrap to lines that are not visible, so that none is cut off. Narrow cards have one
 * line of them, wide ones two. The dot before the first one of a line is outside of the visible part.
 */
export const chips = css`
  display: flex;
  flex-wrap: wrap;
  height: 1.25rem;
  margin: 0 0 0 -1em;
  padding: 0;
  overflow: hidden;
  clip-path: inset(0 0 0 1em);
  color: ${color.inkSoft};
  list-style: none;

  & > li::before {
    content: '·' / '';
    display: inline-block;
    width: 1em;
    text-align: center;
  }

  ${CARD_WIDTH.columns} {
    height: 2.5rem;
    margin-top: ${space.xxs};
  }
`;

export const chipsSkeleton = css`
  height: 1.25rem;

  ${CARD_WIDTH.columns} {
    height: 2.5rem;
    margin-top: ${space.xxs};
  }
`;

/** One line of highlights less. */
export const fewerChips = css`
  height: 0;

  ${CARD_WIDTH.columns} {
    height: 1.25rem;
  }
`;

export const prices = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${space.xs};
  padding: ${space.xs} ${space.s} ${space.s};

  ${CARD_WIDTH.columns} {
    padding: ${space.s};
    border-left: 1px solid ${color.lineSoft};
  }
`;

/** Narrow cards have the boards in running text, wide ones in rows. */
export const boards = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  padding: 0;
  list-style: none;

  ${CARD_WIDTH.columns} {
    display: grid;
    gap: 0;
  }
`;

export const board = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.xs};
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;

  ${CARD_WIDTH.columns} {
    padding: 2px ${space.xs};

    /* A price below a long name stays in the column of prices. */
    & > span + strong {
      margin-left: auto;
    }
  }
`;

export const selectedBoard = css`
  justify-content: start;
  gap: ${space.xs};
  color: ${color.action};

  & svg {
    flex: none;
    margin-top: 2px;
  }

  ${CARD_WIDTH.columns} {
    gap: ${space.xs};
    border-radius: ${radius.field};
    background: ${color.tint};
  }
`;

/** Narrow cards have the price beside the button. */
export const offer = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.xs};

  ${CARD_WIDTH.columns} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Above the link that covers the card, so that the button receives the click. */
export const action = css`
  position: relative;
  z-index: 1;
  display: grid;
`;
