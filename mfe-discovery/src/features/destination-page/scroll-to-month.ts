import { layOutWholePage } from '@storefront/shared/platform/layout/whole-page';

/** Returns the element id of a month's block (`yyyy-MM`). */
export function monthBlockId(month: string): string {
  return `month-${month}`;
}

/** Opens the hotels of a month, scrolls to them and focuses their heading. */
export function scrollToMonth(month: string): void {
  const block = document.getElementById(monthBlockId(month));
  if (!(block instanceof HTMLDetailsElement)) return;
  block.open = true;
  layOutWholePage();
  block.scrollIntoView();
  block.querySelector('summary')?.focus({ preventScroll: true });
}
