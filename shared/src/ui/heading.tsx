import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

import { color, family, from, text } from './tokens';

/** The one `h1` of a page. The shell gives it the focus after a navigation. */
export function PageHeading(props: HTMLAttributes<HTMLHeadingElement>) {
  return <h1 {...props} tabIndex={-1} data-page-heading css={pageHeadingStyles} />;
}

/** The heading of a section. */
export function SectionHeading(props: HTMLAttributes<HTMLHeadingElement>) {
  return <h2 {...props} css={sectionHeadingStyles} />;
}

const pageHeadingStyles = css`
  margin: 0;
  font: 700 ${text.h2} ${family.heading};
  letter-spacing: -0.01em;
  color: ${color.ink};
  text-wrap: balance;

  &:focus {
    outline: none;
  }

  ${from.large} {
    font: 700 ${text.h1} ${family.heading};
  }
`;

export const sectionHeadingStyles = css`
  margin: 0;
  font: 700 ${text.h3} ${family.heading};
  letter-spacing: -0.01em;
  color: ${color.ink};

  ${from.large} {
    font: 700 ${text.h2} ${family.heading};
  }
`;
