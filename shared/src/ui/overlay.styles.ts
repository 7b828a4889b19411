import { css } from '@emotion/react';

import { color, family, motion, radius, space, text } from './tokens';

/** Styles that all overlays share. */
export const backdropStyles = css`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: ${color.scrim};
  transition: opacity ${motion.panel} ease-out;

  @media (prefers-reduced-motion: no-preference) {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
`;

export const headStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
`;

export const titleStyles = css`
  min-width: 0;
  margin: 0;
  overflow-wrap: anywhere;
  font: 700 ${text.h3} ${family.heading};
`;

export const closeStyles = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.ink};
  cursor: pointer;

  &:hover {
    background: ${color.surfaceAlt};
  }
`;
