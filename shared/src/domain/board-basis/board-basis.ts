const NAMES: Readonly<Record<string, string>> = {
  AI: 'All Inclusive',
  FB: 'Full Board',
  HB: 'Half Board',
  BB: 'Bed & Breakfast',
  RO: 'Room Only',
  SC: 'Self Catering',
  UAI: 'Ultra All Inclusive',
  AB: 'American',
  CB: 'Continental',
  DB: 'English breakfast',
};

const SEARCH_IDS: Readonly<Record<string, number>> = {
  RO: 9,
  SC: 2,
  BB: 8,
  HB: 3,
  FB: 4,
  AI: 5,
  UAI: 5,
  CC: 6,
  CLB: 12,
  AB: 8,
  CB: 8,
  DB: 8,
};

/** `hb`, ` HB ` and `HB +` are variants of the same codes (DEC-51). */
function normalised(code: string): { readonly base: string; readonly plus: boolean } {
  const compact = code.replaceAll(/\s/g, '').toUpperCase();
  return compact.endsWith('+') ? { base: compact.slice(0, -1), plus: true } : { base: compact, plus: false };
}

/** `Half Board` of `HB`, `Half Board Plus` of `HB+`; an unknown code is shown as it is (DOM-BRD-01, DOM-BRD-02). */
export function boardName(code: string): string {
  const { base, plus } = normalised(code);
  const name = NAMES[base];
  if (!name) return code;
  return plus ? `${name} Plus` : name;
}

/** The number by which the search knows a board; empty for any or an unknown one (DOM-BRD-03). */
export function boardSearchId(code: string): string {
  return String(SEARCH_IDS[normalised(code).base] ?? '');
}

/** The codes that a search id stands for. */
export function boardsOfSearchId(id: string): readonly string[] {
  return Object.entries(SEARCH_IDS)
    .filter(([, own]) => String(own) === id)
    .map(([code]) => code);
}
