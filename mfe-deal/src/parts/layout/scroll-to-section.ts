/** Brings a part of the page into sight and gives it the focus, as "See other dates" does. */
export function bringTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}
