import { css } from '@emotion/react';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';

/** Horizontal bars on phones, one month a line; vertical bars on wider screens. */
export const bars = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  margin: 0;
  padding: ${space.m};
  border-radius: ${radius.card};
  background: ${color.surface};
  list-style: none;

  ${from.large} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space.xs};
  }
`;

export const column = css`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) 5.5rem;
  align-items: center;
  gap: ${space.xs};
  width: 100%;
  min-height: 44px;
  padding: ${space.xxs};
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.ink};
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  text-align: left;
  overflow-wrap: anywhere;

  ${from.large} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 160px auto auto;
    align-content: start;
    align-items: start;
    text-align: center;
  }
`;

export const pressed = css`
  cursor: pointer;

  & > :first-of-type {
    color: ${color.action};
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  &:hover {
    background: ${color.tint};
  }
`;

export const name = css`
  font-weight: 600;

  ${from.large} {
    grid-row: 2;
  }
`;

export const track = css`
  display: flex;
  align-items: stretch;
  height: 16px;

  ${from.large} {
    grid-row: 1;
    align-items: end;
    justify-content: center;
    height: 100%;
  }
`;

export const bar = css`
  width: var(--share);
  border-radius: ${radius.field};
  background: ${color.action};

  ${from.large} {
    width: min(48px, 100%);
    height: var(--share);
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export const cheapestBar = css`
  background: ${color.sun};
  outline: 2px solid ${color.ink};
  outline-offset: -2px;
`;

export const amount = css`
  ${from.large} {
    grid-row: 3;
  }
`;

export const mark = css`
  display: block;
  font: 700 ${text.small} ${family.body};
`;
