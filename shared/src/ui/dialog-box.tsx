import { Dialog as Base } from '@base-ui/react/dialog';
import { css } from '@emotion/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { useCloseOnBack } from './close-on-back';
import { OverlayContent } from './overlay-content';
import { backdropStyles, closeStyles, headStyles, titleStyles } from './overlay.styles';
import { color, from, motion, radius, shadow, space } from './tokens';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Heading and accessible name. */
  readonly title: string;
  readonly children: ReactNode;
  /** For content in two columns. */
  readonly wide?: boolean;
  /** How many pages a frame in the dialog has opened after its first one (`useCloseOnBack`). */
  readonly framePages?: number;
}

/** Renders the dialog of `Dialog`, which loads this module when a dialog opens first. */
export function DialogBox({ open, onOpenChange, title, children, wide = false, framePages }: DialogProps) {
  useCloseOnBack(open, () => onOpenChange(false), framePages);

  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop css={backdropStyles} />
        <Base.Popup css={[boxStyles, wide && wideStyles]}>
          <header css={headStyles}>
            <Base.Title css={titleStyles}>{title}</Base.Title>
            <Base.Close css={closeStyles} aria-label={`Close: ${title}`}>
              <X size={24} aria-hidden />
            </Base.Close>
          </header>
          <OverlayContent open={open}>{children}</OverlayContent>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const boxStyles = css`
  position: fixed;
  z-index: 51;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-height: 92dvh;
  padding: ${space.m};
  overflow-y: auto;
  border-radius: ${radius.panel} ${radius.panel} 0 0;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  transition:
    opacity ${motion.panel} ease-out,
    transform ${motion.panel} ease-out;

  @media (prefers-reduced-motion: no-preference) {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      transform: translateY(16px);
    }
  }

  ${from.desktop} {
    inset: 50% auto auto 50%;
    width: min(560px, 92vw);
    padding: ${space.l};
    border-radius: ${radius.panel};
    translate: -50% -50%;
  }
`;

const wideStyles = css`
  ${from.desktop} {
    width: min(1040px, 94vw);
  }
`;
