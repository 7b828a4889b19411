import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

import { from, space } from './tokens';

/** Renders the centred column of a page: at most 1240 px wide, with gutters. Passes on all `<div>` attributes. */
export function Container(props: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} css={containerStyles} />;
}

/** Styles of `Container`, for elements other than `<div>`. */
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
