/** Lower case, punctuation away, spaces collapsed (SRCH-VAL-05); accents are kept apart from their letters and dropped. */
export function normalisedName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
