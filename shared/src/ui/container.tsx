import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

import { from, space } from './tokens';

/** The middle column of a page: 1240 px at the most, with gutters. */
export function Container(props: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} css={containerStyles} />;
}

export const containerStyles = css`
  width: 100%;
  max-width: calc(1240px + 2 * ${space.xl});
  margin-inline: auto;
  padding-inline: ${space.m};

  ${from.desktop} {
    padding-inline: ${space.l};
  }

  ${from.wide} {
    padding-inline: ${space.xl};
  }
`;
