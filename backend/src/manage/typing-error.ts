/** Letters that a typing error changes at most, and at most this share of a name: `Ann` is no error of `Bob`. */
const MAX_LETTERS = 3;
const MAX_SHARE = 0.5;

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns whether a name is the booked one with typing errors, or with first and last name swapped (DEC-207). */
export function isTypingError(booked: Name, corrected: Name): boolean {
  const swapped = { firstName: corrected.lastName, lastName: corrected.firstName };
  return [corrected, swapped].some((name) => {
    const first = differenceOf(booked.firstName, name.firstName);
    const last = differenceOf(booked.lastName, name.lastName);
    return first.isSmall && last.isSmall && first.letters + last.letters <= MAX_LETTERS;
  });
}

/** Case, accents, spaces and punctuation are no letters: `Obrien` and `O'Brien` are equal. */
function differenceOf(
  booked: string,
  corrected: string,
): { readonly letters: number; readonly isSmall: boolean } {
  const [one, other] = [plain(booked), plain(corrected)];
  const letters = editDistance(one, other);
  return { letters, isSmall: letters <= Math.max(one.length, other.length) * MAX_SHARE };
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one text into another. */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(rows, row - 1, column) + 1,
        (current[column - 1] ?? 0) + 1,
        at(rows, row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(rows, row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(current);
  }
  return at(rows, one.length, other.length);
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
}
