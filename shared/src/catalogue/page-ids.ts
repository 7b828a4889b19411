import { findDestination, type Destination } from './destinations';

/** The 24 characters by which the content service knows a destination's page: `d` and its number. */
export function pageIdOf(destinationId: number): string {
  return `d${String(destinationId).padStart(23, '0')}`;
}

/** The destination a page is about; `null` for an id that no page has. */
export function destinationOfPage(pageId: string): Destination | null {
  return /^d0{10,}\d{1,12}$/.test(pageId) ? findDestination(Number(pageId.slice(1))) : null;
}
