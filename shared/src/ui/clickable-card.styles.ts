import { css } from '@emotion/react';

import { color, motion, radius, shadow } from './tokens';

/**
 * Styles of an `<article>` that can be clicked anywhere. On hover its shadow grows and its picture zooms in. It must
 * contain exactly one link with `clickableCardLinkStyles`.
 */
export const clickableCardStyles = css`
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

/** The link of a clickable card: its name is the card's title, its click area and focus ring cover the card. */
export const clickableCardLinkStyles = css`
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

/** A decorative button (`aria-hidden`) on a clickable card; clicks go to the link below it. */
export const decorativeButtonStyles = css`
  pointer-events: none;

  article:hover & {
    background: ${color.actionHover};
  }
`;
