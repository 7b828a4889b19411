import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import { color, family, space, text } from './tokens';

interface EmptyStateProps {
  readonly title: string;
  /** The cause, in one sentence. */
  readonly children?: ReactNode;
  /** The recommended next step: a button or a link. */
  readonly action?: ReactNode;
  /** A second option. */
  readonly alternative?: ReactNode;
  /** A phone number, as the last option. */
  readonly phone?: ReactNode;
  /** 1 makes the title the heading of the page: focusable by the shell after a navigation. Default 2. */
  readonly headingLevel?: 1 | 2;
}

/** Renders a message for an empty list or a missing page: title, cause, next step, alternative and phone number. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, alternative, phone, headingLevel = 2 } = props;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const focusable = headingLevel === 1 ? { tabIndex: -1, 'data-page-heading': true } : {};
  return (
    <div css={boxStyles}>
      <EmptyDrawing />
      <Heading css={titleStyles} {...focusable}>
        {title}
      </Heading>
      {children && <div css={causeStyles}>{children}</div>}
      {action}
      {alternative}
      {phone && <div css={phoneStyles}>{phone}</div>}
    </div>
  );
}

/** Decorative drawing of a parasol, the sun and two waves. */
function EmptyDrawing() {
  return (
    <svg viewBox="0 0 120 72" width="120" height="72" aria-hidden css={drawingStyles}>
      <circle cx="92" cy="16" r="8" />
      <path d="M22 40a24 24 0 0 1 48 0zM46 16v-4M46 40v22M38 40c0-12 3-20 8-24 5 4 8 12 8 24" />
      <path d="M8 62h104M70 52q5-4 10 0t10 0 10 0 10 0" />
    </svg>
  );
}

const boxStyles = css`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  padding: ${space.xxl} ${space.m};
  text-align: center;
`;

const drawingStyles = css`
  max-width: 100%;
  fill: none;
  stroke: ${color.action};
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

const titleStyles = css`
  margin: 0;
  overflow-wrap: anywhere;
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

const phoneStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
