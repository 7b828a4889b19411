import { css } from '@emotion/react';
import { color, family, from, radius, shadow, space, text } from '@storefront/shared/ui/tokens';

// Paddings on phones are small, so that the main action is in the first screen.
export const hero = css`
  position: relative;
  padding-top: ${space.s};

  ${from.large} {
    padding-top: ${space.huge};
  }
`;

/** The scrim keeps the text readable on any picture. */
export const picture = css`
  position: absolute;
  z-index: 0;
  inset: 0 0 180px;
  overflow: hidden;

  &::after {
    position: absolute;
    inset: 0;
    background: ${color.scrim};
    content: '';
  }

  ${from.large} {
    inset: 0 0 96px;

    &::after {
      background: linear-gradient(90deg, ${color.scrim}, ${color.scrim} 60%, transparent);
    }
  }
`;

export const content = css`
  position: relative;
  z-index: 1;
`;

export const copy = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  max-width: 620px;
  padding-bottom: ${space.s};
  color: ${color.onAction};
  font: ${text.lead} ${family.body};
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }

  ${from.large} {
    gap: ${space.s};
    padding-bottom: ${space.xxl};
  }
`;

export const title = css`
  margin: 0;
  font: 700 ${text.hero} ${family.heading};
  letter-spacing: -0.01em;
  text-wrap: balance;

  &:focus {
    outline: none;
  }
`;

export const lead = css`
  font: ${text.lead} ${family.body};
`;

export const amount = css`
  font: 700 ${text.h2} ${family.heading};
  font-variant-numeric: tabular-nums;
`;

export const clock = css`
  font: 600 ${text.body} ${family.body};
`;

export const panel = css`
  padding: ${space.m};
  border-radius: ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};

  ${from.desktop} {
    padding: ${space.l};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const actions = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  ${from.desktop} {
    display: flex;
    flex-wrap: wrap;
  }
`;
