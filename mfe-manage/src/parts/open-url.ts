/** Leaves this document for another URL, with a history entry for Back. */
export function openUrl(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}
