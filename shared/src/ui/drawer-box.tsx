import { Dialog as Base } from '@base-ui/react/dialog';
import { css } from '@emotion/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { useCloseOnBack } from './close-on-back';
import { OverlayContent } from './overlay-content';
import { backdropStyles, closeStyles, headStyles, titleStyles } from './overlay.styles';
import { color, motion, shadow, space } from './tokens';

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Heading and accessible name. */
  readonly title: string;
  readonly children: ReactNode;
  /** Fixed below the scrolling content. */
  readonly footer?: ReactNode;
}

/** Renders the drawer of `Drawer`, which loads this module when a drawer opens first. */
export function DrawerBox({ open, onOpenChange, title, children, footer }: DrawerProps) {
  useCloseOnBack(open, () => onOpenChange(false));

  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop css={backdropStyles} />
        <Base.Popup css={drawerStyles}>
          <header css={[headStyles, barStyles]}>
            <Base.Title css={titleStyles}>{title}</Base.Title>
            <Base.Close css={closeStyles} aria-label={`Close: ${title}`}>
              <X size={24} aria-hidden />
            </Base.Close>
          </header>
          <div css={bodyStyles}>
            <OverlayContent open={open}>{children}</OverlayContent>
          </div>
          {footer && (
            <footer css={barStyles}>
              <OverlayContent open={open}>{footer}</OverlayContent>
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const drawerStyles = css`
  position: fixed;
  z-index: 51;
  inset: 0 0 0 auto;
  display: grid;
  grid-template-rows: auto 1fr auto;
  width: min(420px, 100vw);
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  transition: transform ${motion.drawer} ease-out;

  @media (prefers-reduced-motion: no-preference) {
    &[data-starting-style],
    &[data-ending-style] {
      transform: translateX(100%);
    }
  }
`;

const barStyles = css`
  padding: ${space.s} ${space.m};
`;

const bodyStyles = css`
  padding: 0 ${space.m} ${space.m};
  overflow-y: auto;
`;
