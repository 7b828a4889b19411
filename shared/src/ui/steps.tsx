import { css } from '@emotion/react';
import { Check, ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

import { below, color, family, from, radius, space, text } from './tokens';
import { VisuallyHidden } from './visually-hidden';

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
 * `aria-current="step"`; completed steps with an `href` are links. Phones have one line: "Step 2 of 4", and a link to the
 * previous step.
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
      <CompactSteps {...{ steps, current }} />
    </nav>
  );
}

function CompactSteps({ steps, current }: Omit<StepsProps, 'label'>) {
  const previous = steps[current - 1];
  return (
    <div css={compactStyles}>
      <div css={segmentsStyles} aria-hidden>
        {steps.map(({ label }, index) => (
          <span key={label} css={segmentStyles} data-state={stateOf(index, current)} />
        ))}
      </div>
      <p>
        Step {current + 1} of {steps.length}: {steps[current]?.label}
      </p>
      {previous?.href && (
        <Link to={previous.href} css={[linkStyles, backStyles]}>
          <ChevronLeft size={16} aria-hidden />
          <VisuallyHidden>Back to </VisuallyHidden>
          {previous.label}
        </Link>
      )}
    </div>
  );
}

interface StepContentProps extends Step {
  readonly index: number;
  readonly isDone: boolean;
}

function StepContent({ label, href, index, isDone }: StepContentProps) {
  const content = (
    <>
      <span css={dotStyles} aria-hidden>
        {isDone ? <Check size={16} /> : index + 1}
      </span>
      <span>{label}</span>
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

  ${below.desktop} {
    display: none;
  }
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

const compactStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.m};
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};

  & > p {
    padding-block: 10px;
  }

  ${from.desktop} {
    display: none;
  }
`;

const segmentsStyles = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space.xxs};
  width: 100%;
`;

const segmentStyles = css`
  height: 4px;
  border-radius: ${radius.pill};
  background: ${color.line};

  &[data-state='done'] {
    background: ${color.success};
  }

  &[data-state='current'] {
    background: ${color.action};
  }

  @media (forced-colors: active) {
    border-bottom: 4px solid GrayText;

    &[data-state='done'],
    &[data-state='current'] {
      border-color: CanvasText;
    }
  }
`;

const backStyles = css`
  min-height: 44px;
  color: ${color.action};
`;
