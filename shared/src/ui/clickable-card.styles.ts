import { css } from '@emotion/react';

import { color, motion, radius, shadow } from './tokens';

/** A card that can be clicked anywhere: it rises under the pointer, and its picture comes a little nearer. */
export const wholeCardStyles = css`
  position: relative;
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.card};

  &:hover {
    box-shadow: ${shadow.raised};
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    & picture img {
      transition: transform ${motion.drawer} ease-out;
    }

    &:hover picture img {
      transform: scale(1.04);
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The one link of such a card: its name is the title, its area and its focus ring are the card's. */
export const wholeCardLinkStyles = css`
  color: ${color.ink};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
    content: '';
  }

  article:hover & {
    color: ${color.action};
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${color.sun};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.ink};
  }

  @media (forced-colors: active) {
    &:focus-visible::after {
      outline-color: CanvasText;
    }
  }
`;

/** Drawn like a button for the eye; the link beneath it takes the press. */
export const drawnButtonStyles = css`
  pointer-events: none;

  article:hover & {
    background: ${color.actionHover};
  }
`;
