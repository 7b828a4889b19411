import { Tooltip as Base } from '@base-ui/react/tooltip';
import { css } from '@emotion/react';
import { useId, type ReactElement } from 'react';

import { color, family, motion, radius, space, text } from './tokens';

interface TooltipProps {
  /** Short explanation of the control. Do not put required information here: touch screens show no tooltip. */
  readonly description: string;
  /** The control: one button or link that accepts a ref and DOM props. */
  readonly children: ReactElement;
}

/**
 * Renders a control with a tooltip. The tooltip opens on hover and focus, stays open while the pointer is on
 * it, and closes on Escape (WCAG 1.4.13). The text is always the accessible description of the control.
 */
export function Tooltip({ description, children }: TooltipProps) {
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} closeDelay={100} aria-describedby={id} />
      {/* The description must also exist on touch screens, where no tooltip opens. */}
      <span id={id} hidden>
        {description}
      </span>
      <Base.Portal>
        <Base.Positioner css={positionerStyles} sideOffset={6} collisionPadding={8}>
          <Base.Popup role="tooltip" css={bubbleStyles}>
            {description}
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
