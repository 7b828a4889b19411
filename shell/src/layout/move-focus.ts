/**
 * Moves the focus between links and buttons with the arrow keys, Home and End (ARIA practice for disclosure menus).
 *
 * @returns true if the key was handled
 */
export function moveFocus(
  within: HTMLElement | null,
  key: string,
  keys: { readonly next: string; readonly previous: string },
): boolean {
  const focusable = [...(within?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].filter(
    (stop) => stop.closest('[hidden]') === null,
  );
  const current = focusable.findIndex((stop) => stop === document.activeElement);
  const target = targetOf(key, keys, current, focusable.length);
  if (target === null) return false;
  focusable[target]?.focus();
  return true;
}

function targetOf(
  key: string,
  { next, previous }: { readonly next: string; readonly previous: string },
  at: number,
  count: number,
): number | null {
  if (count === 0) return null;
  if (key === next) return Math.min(at + 1, count - 1);
  if (key === previous) return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
