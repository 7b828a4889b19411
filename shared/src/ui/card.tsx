import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

import { color, from, radius, shadow, space } from './tokens';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Element to render, default `div`. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
}

/** Renders a white box with rounded corners and a shadow. Passes on all attributes of the element. */
export function Card({ as: Tag = 'div', ...rest }: CardProps) {
  return <Tag {...rest} css={cardStyles} />;
}

/** Styles of `Card`, for other elements. */
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
