import { css } from '@emotion/react';
import type { NavigationColumn } from '@storefront/shared/domain/catalogue/navigation';
import { color, motion, radius, shadow, space } from '@storefront/shared/ui/tokens';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { MenuColumns } from './menu-columns';
import { moveFocus } from './move-focus';
import { navLinkStyles } from './nav-link.styles';
import type { Menus } from './use-menus';

interface MegaMenuProps {
  readonly label: string;
  readonly columns: readonly NavigationColumn[];
  readonly menus: Menus;
}

const VERTICAL = { next: 'ArrowDown', previous: 'ArrowUp' } as const;

/** Opens on hover, press and by keyboard; closes when pointer or focus leave it, on a press outside, Escape and navigation. */
export function MegaMenu({ label, columns, menus }: MegaMenuProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const open = menus.open === label;
  const { close } = menus;

  useCloseTriggers(open, root, close);

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      close();
      trigger.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === trigger.current) {
      event.preventDefault();
      // The links of the panel can take the focus only after it is rendered.
      if (!open) menus.press(label);
      requestAnimationFrame(() => moveFocus(panel.current, 'Home', VERTICAL));
    } else if (
      panel.current?.contains(event.target as Node) &&
      moveFocus(panel.current, event.key, VERTICAL)
    ) {
      event.preventDefault();
    }
  }

  return (
    <div
      ref={root}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && menus.pointerEnters(label)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && menus.pointerLeaves()}
      onBlur={({ relatedTarget }) => {
        if (open && relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close();
      }}
      onKeyDown={onKey}
    >
      <button
        ref={trigger}
        type="button"
        css={[navLinkStyles, triggerStyles]}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => menus.press(label)}
      >
        {label}
        <ChevronDown size={20} aria-hidden />
      </button>
      <div ref={panel} id={panelId} css={panelStyles} hidden={!open}>
        <MenuColumns columns={columns} />
      </div>
    </div>
  );
}

/** Closes the menu after a navigation and on a press outside. */
function useCloseTriggers(
  open: boolean,
  root: { readonly current: HTMLElement | null },
  close: () => void,
): void {
  const { key } = useLocation();
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);
  useEffect(() => latestClose.current(), [key]);
  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) latestClose.current();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, root]);
}

const triggerStyles = css`
  gap: ${space.xxs};
  border: 0;
  background: transparent;
  cursor: pointer;

  & svg {
    transition: transform ${motion.small} ease-out;
  }

  &[aria-expanded='true'] {
    color: ${color.action};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

// No gap below the bar: in a gap the pointer would have left the menu.
const panelStyles = css`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - 64px);
  padding: ${space.l} 0 ${space.xl};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 1px solid ${color.lineSoft};
  border-radius: 0 0 ${radius.panel} ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  opacity: 1;
  transition: opacity ${motion.small} ease-out;

  @starting-style {
    opacity: 0;
  }
`;
