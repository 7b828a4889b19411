/** Attribute of the head of the list: number of deals and controls. */
export const LIST_HEAD = 'data-list-head';

/** Focuses the heading of the list, and leaves the scroll position to the router. */
export function focusListHead(): void {
  document.querySelector<HTMLElement>(`[${LIST_HEAD}] h1`)?.focus({ preventScroll: true });
}

/** Scrolls to the head of the list if it is out of the window. */
export function showListHead(): void {
  const head = document.querySelector(`[${LIST_HEAD}]`);
  if (!head) return;
  const { top, bottom } = head.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) head.scrollIntoView({ block: 'start' });
}
