import { css } from '@emotion/react';
import { Palmtree } from 'lucide-react';
import type { ReactNode } from 'react';

import { color, family, space, text } from './tokens';

interface EmptyStateProps {
  readonly title: string;
  /** One sentence of cause. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly alternative?: ReactNode;
  readonly headingLevel?: 1 | 2;
}

/** Nothing here: why, one way on, and one alternative. */
export function EmptyState({ title, children, action, alternative, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const focusable = headingLevel === 1 ? { tabIndex: -1, 'data-page-heading': true } : {};
  return (
    <div css={boxStyles}>
      <Palmtree size={48} strokeWidth={1.25} aria-hidden css={iconStyles} />
      <Heading css={titleStyles} {...focusable}>
        {title}
      </Heading>
      {children && <div css={causeStyles}>{children}</div>}
      {action}
      {alternative}
    </div>
  );
}

const boxStyles = css`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  padding: ${space.xxl} ${space.m};
  text-align: center;
`;

const iconStyles = css`
  color: ${color.action};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h3} ${family.heading};

  &:focus {
    outline: none;
  }
`;

const causeStyles = css`
  max-width: 60ch;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
