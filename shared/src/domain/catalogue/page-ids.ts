/** The 24 characters by which the content service knows a destination's page: `d` and its number. */
export function pageIdOf(destinationId: number): string {
  return `d${String(destinationId).padStart(23, '0')}`;
}
