import { css } from '@emotion/react';

import { color, family, from, radius, space, text } from '../../ui/tokens';

export const card = css`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

export const picture = css`
  position: relative;
  flex: none;
  border-radius: ${radius.card} ${radius.card} 0 0;
  overflow: hidden;
`;

export const badge = css`
  position: absolute;
  top: ${space.s};
  left: ${space.s};
  right: ${space.s};
`;

// The foot is at the bottom even if optional rows are missing, so that the prices of a row of cards align.
export const details = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.xxs};
  min-width: 0;
  padding: ${space.m};
  font: ${text.small} ${family.body};
  overflow-wrap: anywhere;

  ${from.large} {
    padding: ${space.l};
  }
`;

export const tag = css`
  font: 600 ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

export const title = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
  letter-spacing: -0.01em;
`;

export const place = css`
  display: flex;
  align-items: start;
  gap: ${space.xxs};
  color: ${color.inkSoft};

  & svg {
    flex: none;
    margin-top: 2px;
  }
`;

export const rating = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  min-height: 28px;
  margin-top: ${space.xxs};
`;

/** What the badge means. */
export const terms = css`
  color: ${color.inkSoft};
  font: ${text.caption} ${family.body};
`;

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
  margin-top: auto;
  padding-top: ${space.m};

  &::before {
    width: 100%;
    border-top: 1px solid ${color.lineSoft};
    content: '';
  }
`;

// The text grows to the available width; if there is too little space, the button wraps to its own line.
export const offer = css`
  flex: 999 1 9rem;
  min-width: 0;
  color: ${color.inkSoft};
`;

export const call = css`
  flex: 1 0 auto;
`;
