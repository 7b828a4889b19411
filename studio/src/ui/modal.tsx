import { css } from '@emotion/react';
import { useCloseOnBack } from '@storefront/shared/ui/close-on-back';
import { color, family, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

interface ModalProps {
  readonly title: string;
  /** `null`: the dialog cannot be closed. */
  readonly onClose: (() => void) | null;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders a modal dialog while it is mounted. The browser traps the focus, closes on Escape and restores the focus. Its
 * Back closes the dialog too, and leaves the screen only when none is open.
 */
export function Modal({ title, onClose, wide = false, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it is still in the document: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // The preview beside it adds a history entry for each draft: going back by one would bring its page before.
  useCloseOnBack(onClose !== null, () => onClose?.(), 0);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      css={[boxStyles, wide && wideStyles]}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <header css={headStyles}>
        <h2 id={titleId} css={titleStyles}>
          {title}
        </h2>
        {onClose && (
          <button type="button" css={closeStyles} aria-label={`Close: ${title}`} onClick={onClose}>
            <X size={20} aria-hidden />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}

const boxStyles = css`
  width: min(560px, 94vw);
  max-height: 90dvh;
  padding: ${space.l};
  overflow-y: auto;
  border: 0;
  border-radius: ${radius.card};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};

  &::backdrop {
    background: ${color.scrim};
  }
`;

const wideStyles = css`
  width: min(1080px, 96vw);
`;

const headStyles = css`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.m};
  margin-bottom: ${space.m};
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
`;

const closeStyles = css`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  flex: none;
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  cursor: pointer;

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }

  &:hover {
    background: ${color.tint};
  }
`;
