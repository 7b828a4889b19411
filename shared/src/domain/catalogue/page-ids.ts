/** Returns the content page id of a destination: `d` and its id, padded to 24 characters. */
export function pageIdOf(destinationId: number): string {
  return `d${String(destinationId).padStart(23, '0')}`;
}
