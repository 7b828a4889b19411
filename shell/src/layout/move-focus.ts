/**
 * Arrow keys between the links and buttons of a part of the navigation, as the practice for disclosure
 * menus has it. @returns true when the key was used
 */
export function moveFocus(
  within: HTMLElement | null,
  key: string,
  keys: { readonly next: string; readonly previous: string },
): boolean {
  const stops = [...(within?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].filter(
    (stop) => stop.closest('[hidden]') === null,
  );
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const target = targetOf(key, keys, at, stops.length);
  if (target === null) return false;
  stops[target]?.focus();
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
