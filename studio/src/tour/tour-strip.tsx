import { css } from '@emotion/react';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

import type { Role } from '../api/accounts';
import { smallButtonStyles } from '../ui/small-button';

import { tourSteps } from './tour-steps';

interface TourStripProps {
  readonly accountRole: Role;
  /** Whether a document is open, which completes the first step. */
  readonly hasDocument: boolean;
  readonly onLeave: () => void;
}

/**
 * Renders the steps of a first page as a strip between the bar and the screen: it covers nothing, takes no focus, and the
 * studio can be used meanwhile.
 */
export function TourStrip({ accountRole, hasDocument, onLeave }: TourStripProps) {
  const steps = tourSteps(accountRole);
  const [chosen, setChosen] = useState(0);
  // Opening a document completes the first step.
  const index = hasDocument ? Math.max(chosen, 1) : chosen;
  const step = steps[index];
  if (!step) return null;
  const isLast = index === steps.length - 1;
  return (
    <aside css={stripStyles} aria-label="First steps">
      <ol css={dotsStyles} aria-label="Steps">
        {steps.map(({ title }, position) => (
          <li key={title} css={dotStyles} aria-current={position === index ? 'step' : undefined}>
            {position + 1}
          </li>
        ))}
      </ol>
      <p css={textStyles} aria-live="polite">
        <strong>{step.title}.</strong> {step.text}
      </p>
      <div css={actsStyles}>
        {index > (hasDocument ? 1 : 0) && (
          <button type="button" css={smallButtonStyles} onClick={() => setChosen(index - 1)}>
            Previous step
          </button>
        )}
        {!isLast && (
          <button type="button" css={smallButtonStyles} onClick={() => setChosen(index + 1)}>
            Next step
          </button>
        )}
        <button type="button" css={smallButtonStyles} onClick={onLeave}>
          {isLast ? 'Finish the tour' : 'Leave the tour'}
        </button>
      </div>
    </aside>
  );
}

/** Height of the strip on wide screens, where the panes of the editor leave room for it. */
export const STRIP_HEIGHT = '64px';

const stripStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};

  ${from.large} {
    flex-wrap: nowrap;
    height: ${STRIP_HEIGHT};
  }
  padding: ${space.xs} ${space.l};
  border-bottom: 1px solid ${color.lineSoft};
  background: ${color.tint};
  color: ${color.ink};
  font: ${text.small} ${family.body};
`;

const dotsStyles = css`
  display: flex;
  flex: none;
  gap: ${space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const dotStyles = css`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${color.action};
  border-radius: 50%;
  background: ${color.surface};
  color: ${color.action};
  font-weight: 600;

  &[aria-current] {
    background: ${color.action};
    color: ${color.onAction};
  }
`;

const textStyles = css`
  flex: 1;
  margin: 0;
`;

const actsStyles = css`
  display: flex;
  flex: none;
  gap: ${space.xs};
`;
