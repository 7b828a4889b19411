/** The id of the heading of a month, `yyyy-MM`. */
export function monthHeadingId(month: string): string {
  return `month-${month}`;
}

/** Brings the hotels of a month into view, and the focus with them. */
export function leadToMonth(month: string): void {
  const heading = document.getElementById(monthHeadingId(month));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
