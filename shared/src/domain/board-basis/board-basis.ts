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

/** Normalizes variants such as `hb`, ` HB ` and `HB +` (DEC-51). */
function normalizeCode(code: string): { readonly base: string; readonly plus: boolean } {
  const compact = code.replaceAll(/\s/g, '').toUpperCase();
  return compact.endsWith('+') ? { base: compact.slice(0, -1), plus: true } : { base: compact, plus: false };
}

/** Returns `Half Board` for `HB` and `Half Board Plus` for `HB+`; an unknown code unchanged (DOM-BRD-01, DOM-BRD-02). */
export function boardName(code: string): string {
  const { base, plus } = normalizeCode(code);
  const name = NAMES[base];
  if (!name) return code;
  return plus ? `${name} Plus` : name;
}

/** Returns the id of a board in search requests; empty for any or an unknown board (DOM-BRD-03). */
export function boardSearchId(code: string): string {
  return String(SEARCH_IDS[normalizeCode(code).base] ?? '');
}

/** Returns the board codes with a search id. */
export function boardsOfSearchId(id: string): readonly string[] {
  return Object.entries(SEARCH_IDS)
    .filter(([, own]) => String(own) === id)
    .map(([code]) => code);
}
