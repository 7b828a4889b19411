import { css } from '@emotion/react';
import { color, family, from, radius, shadow, space, text } from '@storefront/shared/ui/tokens';

export const card = css`
  position: relative;
  display: grid;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  &:hover {
    box-shadow: ${shadow.raised};
  }

  ${from.desktop} {
    grid-template-columns: 240px 1fr;
  }

  ${from.wide} {
    grid-template-columns: 280px 1fr 220px;
    min-height: 280px;
  }
`;

export const highlighted = css`
  outline: 2px solid ${color.sun};
`;

export const picture = css`
  position: relative;
  min-height: 220px;
  border-radius: ${radius.card} ${radius.card} 0 0;
  overflow: hidden;

  ${from.desktop} {
    grid-row: span 2;
    border-radius: ${radius.card} 0 0 ${radius.card};
  }

  ${from.wide} {
    grid-row: auto;
  }
`;

export const badge = css`
  position: absolute;
  top: ${space.s};
  left: ${space.s};
`;

export const words = css`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  padding: ${space.m};
  font: ${text.body} ${family.body};
`;

export const title = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
`;

// The whole card can be clicked, but there is one link with one name.
export const titleLink = css`
  color: ${color.ink};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:hover {
    color: ${color.action};
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible::after {
    border-radius: ${radius.card};
    outline: 3px solid ${color.sun};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.ink};
  }
`;

export const rating = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`;

export const facts = css`
  display: grid;
  gap: ${space.xxs};
  padding: 0;
  list-style: none;
`;

export const fact = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkSoft};
`;

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

export const prices = css`
  display: grid;
  align-content: space-between;
  gap: ${space.s};
  padding: ${space.m};
  border-top: 1px solid ${color.lineSoft};

  ${from.wide} {
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

export const call = css`
  pointer-events: none;
`;
