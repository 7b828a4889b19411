/** Returns the name that a misspelt one most likely means; `null` if none is close. */
export function closestName(text: string, names: readonly string[]): string | null {
  const limit = Math.max(2, Math.floor(text.length / 3));
  const ranked = names
    .map((name) => ({ name, edits: editDistance(text.toLowerCase(), name.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((one, other) => one.edits - other.edits);
  return ranked[0]?.name ?? null;
}

/** Number of inserted, removed and replaced characters (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, character] of Array.from(from).entries()) {
    const next = [line + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const replaced = (row[column] ?? 0) + (character === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
