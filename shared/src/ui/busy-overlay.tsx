import { Dialog as Base } from '@base-ui/react/dialog';
import { css } from '@emotion/react';

import { backdropStyles } from './dialog';
import { Spinner } from './spinner';
import { color, family, radius, shadow, space, text } from './tokens';

interface BusyOverlayProps {
  readonly open: boolean;
  /** What is being done, such as "Just checking availability...". */
  readonly words: string;
}

/** Covers the page while something must not be disturbed. It ends by itself; nothing else closes it. */
export function BusyOverlay({ open, words }: BusyOverlayProps) {
  return (
    <Base.Root open={open} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop css={backdropStyles} />
        <Base.Popup css={boxStyles} aria-label={words} role="alertdialog">
          <Spinner label={words} />
          <span aria-hidden>{words}</span>
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

  /* It only takes the focus away from the page. */
  &:focus-visible {
    outline: none;
    box-shadow: ${shadow.overlay};
  }
`;
