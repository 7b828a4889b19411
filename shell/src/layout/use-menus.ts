import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** A menu stays for this long after the pointer has left it (HDR-04). */
export const MENU_CLOSE_MS = 150;

interface OpenMenu {
  readonly label: string;
  /** What a press opened stays until it is pressed again; what a pointer opened closes behind it. */
  readonly by: 'hover' | 'press';
}

export interface Menus {
  /** Label of the menu that is open. */
  readonly open: string | null;
  readonly pointerEnters: (label: string) => void;
  readonly pointerLeaves: () => void;
  readonly press: (label: string) => void;
  readonly close: () => void;
}

/**
 * Which menu of the main navigation is open. On the way from an open menu's button down to its panel the
 * pointer may cross the next button: that one waits as long as a closing menu does before it takes over.
 */
export function useMenus(): Menus {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = useCallback((next: OpenMenu | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), MENU_CLOSE_MS);
  }, []);
  const now = useCallback((next: OpenMenu | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);

  const label = open?.label ?? null;
  const pressed = open?.by === 'press';
  return useMemo(
    () => ({
      open: label,
      pointerEnters: (entered) => {
        if (entered === label) clearTimeout(timer.current);
        else if (label === null) now({ label: entered, by: 'hover' });
        else after({ label: entered, by: 'hover' });
      },
      pointerLeaves: () => {
        if (label !== null) after(null);
      },
      // The pointer that presses has opened the menu already: its first press keeps it open.
      press: (wanted) => now(wanted === label && pressed ? null : { label: wanted, by: 'press' }),
      close: () => now(null),
    }),
    [label, pressed, now, after],
  );
}
