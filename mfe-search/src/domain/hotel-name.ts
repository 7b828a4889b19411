/** Lower-cases a name, removes punctuation and accents, and collapses spaces (SRCH-VAL-05). */
export function normalisedName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
