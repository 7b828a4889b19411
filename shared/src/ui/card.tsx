import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

import { color, from, radius, shadow, space } from './tokens';

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
}

/** A white box for what belongs together. */
export function Card({ as: Tag = 'div', ...rest }: CardProps) {
  return <Tag {...rest} css={cardStyles} />;
}

export const cardStyles = css`
  display: block;
  padding: ${space.m};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${from.desktop} {
    padding: ${space.l};
  }
`;
