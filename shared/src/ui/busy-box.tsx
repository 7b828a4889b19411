import { Dialog as Base } from '@base-ui/react/dialog';
import { css } from '@emotion/react';

import { backdropStyles } from './overlay.styles';
import { Spinner } from './spinner';
import { color, family, radius, shadow, space, text } from './tokens';

export interface BusyOverlayProps {
  readonly open: boolean;
  /** What is in progress, such as "Just checking availability..."; visible text and accessible name. */
  readonly message: string;
}

/** Renders the overlay of `BusyOverlay`, which loads this module when one opens first. */
export function BusyBox({ open, message }: BusyOverlayProps) {
  return (
    <Base.Root open={open} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop css={backdropStyles} />
        <Base.Popup css={boxStyles} aria-label={message} role="alertdialog">
          <Spinner label={message} />
          <span aria-hidden>{message}</span>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const boxStyles = css`
  position: fixed;
  z-index: 51;
  inset: 50% auto auto 50%;
  display: flex;
  align-items: center;
  gap: ${space.s};
  width: max-content;
  max-width: 92vw;
  padding: ${space.l};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  font: 600 ${text.lead} ${family.heading};
  translate: -50% -50%;

  /* The box has the focus only to take it away from the page. */
  &:focus-visible {
    outline: none;
    box-shadow: ${shadow.overlay};
  }
`;
