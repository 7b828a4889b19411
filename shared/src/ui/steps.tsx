import { css } from '@emotion/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';

import { color, family, from, radius, space, text } from './tokens';

export interface Step {
  readonly label: string;
  /** Path of the step; used as a link once the step is complete. */
  readonly href?: string;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** Index of the current step, from 0. */
  readonly current: number;
  /** Accessible name of the landmark. */
  readonly label: string;
}

/**
 * Renders the progress through a sequence of pages as a `<nav>` landmark. The current step has
 * `aria-current="step"`; completed steps with an `href` are links.
 */
export function Steps({ steps, current, label }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol css={listStyles}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            css={itemStyles}
            data-state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <StepContent {...step} index={index} isDone={index < current} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepContentProps extends Step {
  readonly index: number;
  readonly isDone: boolean;
}

/** On phones a link is its dot alone, because its label is visually hidden. */
function StepContent({ label, href, index, isDone }: StepContentProps) {
  const content = (
    <>
      <span css={dotStyles} aria-hidden>
        {isDone ? <Check size={16} /> : index + 1}
      </span>
      <span css={labelStyles}>{label}</span>
    </>
  );
  return isDone && href ? (
    <Link to={href} css={linkStyles}>
      {content}
    </Link>
  ) : (
    content
  );
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}

const listStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: 600 ${text.small} ${family.body};
  color: ${color.inkFaint};

  &[data-state='current'] {
    color: ${color.ink};
  }
`;

const linkStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.xs};
  border-radius: ${radius.pill};
  color: inherit;

  /* The target of a finger. */
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
`;

const dotStyles = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.pill};
  background: ${color.skeleton};
  color: ${color.inkSoft};

  [data-state='done'] & {
    background: ${color.success};
    color: ${color.onAction};
  }

  [data-state='current'] & {
    background: ${color.action};
    color: ${color.onAction};
  }
`;

// On a phone only the current step shows its label; the other labels are visually hidden.
const labelStyles = css`
  [data-state='done'] &,
  [data-state='ahead'] & {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  ${from.desktop} {
    [data-state='done'] &,
    [data-state='ahead'] & {
      position: static;
      width: auto;
      height: auto;
      overflow: visible;
      clip-path: none;
    }
  }
`;
