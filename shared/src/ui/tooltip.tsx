import { Tooltip as Base } from '@base-ui/react/tooltip';
import { css } from '@emotion/react';
import { useId, type ReactElement } from 'react';

import { color, family, motion, radius, space, text } from './tokens';

interface TooltipProps {
  /** A few words that repeat what the control is for; nothing that is needed to use it. */
  readonly words: string;
  /** The control itself, a button or a link. */
  readonly children: ReactElement;
}

/** Opens on hover and on focus, stays while the pointer is on it, and closes with Escape (WCAG 1.4.13). */
export function Tooltip({ words, children }: TooltipProps) {
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} closeDelay={100} aria-describedby={id} />
      {/* On touch screens no tooltip opens, but the description is always there. */}
      <span id={id} hidden>
        {words}
      </span>
      <Base.Portal>
        <Base.Positioner css={positionerStyles} sideOffset={6} collisionPadding={8}>
          <Base.Popup role="tooltip" css={bubbleStyles}>
            {words}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const positionerStyles = css`
  z-index: 60;
`;

const bubbleStyles = css`
  max-width: min(280px, calc(100vw - 16px));
  padding: ${space.xs} ${space.s};
  border: 1px solid transparent;
  border-radius: ${radius.field};
  background: ${color.ink};
  color: ${color.onAction};
  font: ${text.small} ${family.body};
  overflow-wrap: anywhere;
  transition: opacity ${motion.small} ease-out;

  @media (prefers-reduced-motion: no-preference) {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
`;
