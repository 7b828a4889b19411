import { css } from '@emotion/react';
import type { NavigationColumn } from '@storefront/shared/catalogue/navigation';
import { color, family, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { MenuEntry } from './menu-entry';
import { navLinkStyles } from './nav-link.styles';

/** A menu stays for this long after the pointer has left it (HDR-04). */
export const MENU_CLOSE_MS = 150;

interface MegaMenuProps {
  readonly label: string;
  readonly columns: readonly NavigationColumn[];
}

/** Opens by hover, click and keyboard; closes on leaving, a click outside, Escape and a navigation. */
export function MegaMenu({ label, columns }: MegaMenuProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  useEffect(() => setOpen(false), [key]);
  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  return (
    <div
      ref={root}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        clearTimeout(closing.current);
        setOpen(true);
      }}
      onPointerLeave={() => {
        closing.current = setTimeout(() => setOpen(false), MENU_CLOSE_MS);
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
          setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        trigger.current?.focus();
      }}
    >
      <button
        ref={trigger}
        type="button"
        css={[navLinkStyles, triggerStyles]}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen((was) => !was)}
      >
        {label}
        <ChevronDown size={20} aria-hidden />
      </button>
      <div id={panelId} css={panelStyles} hidden={!open}>
        <div css={columnsStyles}>
          {columns.map(({ title, entries }) => (
            <div key={title}>
              <p css={titleStyles} id={`${panelId}-${title}`}>
                {title}
              </p>
              <ul css={listStyles} aria-labelledby={`${panelId}-${title}`}>
                {entries.map((entry) => (
                  <li key={entry.label}>
                    <MenuEntry {...entry} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const triggerStyles = css`
  gap: ${space.xxs};
  border: 0;
  background: transparent;
  cursor: pointer;

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const panelStyles = css`
  position: absolute;
  inset: 100% 0 auto;
  padding: ${space.l};
  border-radius: 0 0 ${radius.panel} ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
`;

const columnsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  gap: ${space.l};
  max-width: 1240px;
  margin: 0 auto;
`;

const titleStyles = css`
  font: 700 ${text.body} ${family.heading};
`;

const listStyles = css`
  padding: 0;
  list-style: none;
`;
