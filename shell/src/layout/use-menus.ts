import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** A menu closes this long after the pointer has left it (HDR-04). */
const MENU_CLOSE_MS = 150;

interface OpenMenu {
  readonly label: string;
  /** A menu opened by a press stays open until the next press; one opened by hover closes when the pointer leaves. */
  readonly openedBy: 'hover' | 'press';
}

export interface Menus {
  /** Label of the open menu. */
  readonly open: string | null;
  readonly pointerEnters: (label: string) => void;
  readonly pointerLeaves: () => void;
  readonly press: (label: string) => void;
  readonly close: () => void;
}

/**
 * State of the menus in the main navigation. While a menu is open, another menu opens by hover only after
 * `MENU_CLOSE_MS`, because the pointer may cross its button on the way to the open panel.
 */
export function useMenus(): Menus {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setAfterDelay = useCallback((next: OpenMenu | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), MENU_CLOSE_MS);
  }, []);
  const setImmediately = useCallback((next: OpenMenu | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);

  const label = open?.label ?? null;
  const pressed = open?.openedBy === 'press';
  return useMemo(
    () => ({
      open: label,
      pointerEnters: (entered) => {
        if (entered === label) clearTimeout(timer.current);
        else if (label === null) setImmediately({ label: entered, openedBy: 'hover' });
        else setAfterDelay({ label: entered, openedBy: 'hover' });
      },
      pointerLeaves: () => {
        if (label !== null) setAfterDelay(null);
      },
      // Hover has opened the menu before the first press, which therefore keeps it open.
      press: (pressedLabel) =>
        setImmediately(pressedLabel === label && pressed ? null : { label: pressedLabel, openedBy: 'press' }),
      close: () => setImmediately(null),
    }),
    [label, pressed, setImmediately, setAfterDelay],
  );
}
