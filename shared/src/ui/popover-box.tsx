import { Popover as Base } from '@base-ui/react/popover';
import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { useId, type ButtonHTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';

import { closeStyles, headStyles } from './overlay.styles';
import { color, family, motion, radius, shadow, space, text } from './tokens';

interface PopoverTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface PopoverProps {
  /** The button that opens the popover; it accepts a ref and the attributes of a button. */
  readonly trigger: ReactElement<PopoverTriggerProps>;
  /** Heading and accessible name. Without a title the trigger names the popover, and there is no close button. */
  readonly title?: string;
  readonly children: ReactNode;
  /** Set it with `onOpenChange` for a controlled popover; otherwise the popover keeps its own state. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** Renders the popover of `Popover`, which loads this module when one opens first. It starts open. */
export function PopoverBox({ trigger, title, children, open, onOpenChange }: PopoverProps) {
  const triggerId = useId();
  return (
    <Base.Root open={open} defaultOpen onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger id={triggerId} render={trigger} />
      <Base.Portal>
        <Base.Positioner css={positionerStyles} sideOffset={8} collisionPadding={8}>
          <Base.Popup css={popupStyles} {...(title ? {} : { 'aria-labelledby': triggerId })}>
            {title && (
              <header css={headStyles}>
                <Base.Title css={titleStyles}>{title}</Base.Title>
                <Base.Close css={closeStyles} aria-label={`Close: ${title}`}>
                  <X size={20} aria-hidden />
                </Base.Close>
              </header>
            )}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const positionerStyles = css`
  z-index: 55;
`;

const popupStyles = css`
  display: grid;
  gap: ${space.xs};
  max-width: min(380px, calc(100vw - 16px));
  max-height: var(--available-height);
  padding: ${space.m};
  overflow-y: auto;
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  font: ${text.body} ${family.body};
  transition: opacity ${motion.small} ease-out;

  @media (prefers-reduced-motion: no-preference) {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
`;
