/** Returns the element id of a month's heading (`yyyy-MM`). */
export function monthHeadingId(month: string): string {
  return `month-${month}`;
}

/** Scrolls to the hotels of a month and focuses its heading. */
export function scrollToMonth(month: string): void {
  const heading = document.getElementById(monthHeadingId(month));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
