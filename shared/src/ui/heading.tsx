import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

import { color, family, from, text } from './tokens';

/** Renders the `h1` of a page, once per page. The shell focuses it after a navigation (`data-page-heading`). */
export function PageHeading({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  return (
    <h1 {...rest} tabIndex={-1} data-page-heading css={pageHeadingStyles}>
      {children}
    </h1>
  );
}

interface SectionHeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Where the heading is used: a section of the page, a column (default) or a card. */
  readonly size?: 'page' | 'column' | 'card';
}

/** Renders the `h2` of a section. */
export function SectionHeading({ size = 'column', children, ...rest }: SectionHeadingProps) {
  return (
    <h2 {...rest} css={[sectionHeadingStyles, HEADING_SIZES[size]]}>
      {children}
    </h2>
  );
}

const pageHeadingStyles = css`
  margin: 0;
  font: 700 ${text.h2} ${family.heading};
  /* A long word of enlarged text keeps its letters in one line on a phone. */
  font-size: min(2rem, 13vw);
  line-height: 1.25;
  letter-spacing: -0.01em;
  color: ${color.ink};
  text-wrap: balance;

  &:focus {
    outline: none;
    box-shadow: none;
  }

  ${from.large} {
    font: 700 ${text.h1} ${family.heading};
  }
`;

const sectionHeadingStyles = css`
  margin: 0;
  letter-spacing: -0.01em;
  color: ${color.ink};
`;

const HEADING_SIZES = {
  page: css`
    font: 700 ${text.h3} ${family.heading};

    ${from.large} {
      font: 700 ${text.h2} ${family.heading};
    }
  `,
  column: css`
    font: 700 ${text.h3} ${family.heading};
  `,
  card: css`
    font: 700 ${text.h4} ${family.heading};
  `,
};
