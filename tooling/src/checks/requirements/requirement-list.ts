import type { SourceFile } from '../source-files';

/** Where the requirements are maintained. */
export const REQUIREMENTS_FOLDER = 'docs/requirements';

export interface Requirement {
  readonly id: string;
  /** Such as `docs/requirements/search.md:12`. */
  readonly place: string;
}

export interface RequirementList {
  readonly requirements: readonly Requirement[];
  readonly problems: readonly string[];
}

/** Such as `HOME-01`, `PAY-GW-04` and `DEC-110`. */
export const REQUIREMENT_ID = /^[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d{2,3}$/;

const ITEM = /^- \*\*(?<id>[^*]+)\*\*\s*(?<text>.*)$/;
const RULE_ID = /^(?:usability rule|claims row) \d+$/;

/**
 * Returns the requirements of the documents: list items that begin with an id in bold.
 *
 * An id that occurs twice, an unknown form of id and an item without a text are problems. So is a list
 * without items: a check that compares with nothing would always pass.
 */
export function parseRequirements(documents: readonly SourceFile[]): RequirementList {
  const found = new Map<string, Requirement>();
  const problems: string[] = [];

  for (const { path, text } of documents) {
    for (const [index, line] of text.split('\n').entries()) {
      const place = `${path}:${index + 1}`;
      const { id, text: sentence } = ITEM.exec(line)?.groups ?? {};
      if (id === undefined) continue;
      const problem = problemOf(id, sentence ?? '', found.get(id));
      if (problem === null) found.set(id, { id, place });
      else problems.push(`${place}: ${problem}`);
    }
  }
  if (found.size === 0) {
    problems.push(`${REQUIREMENTS_FOLDER}: no requirements found; the folder is missing or empty`);
  }
  return { requirements: [...found.values()], problems };
}

/** Usability rules and rows of the claims are sources of comments; no test has to prove them. */
export function needsTest({ id }: Requirement): boolean {
  return REQUIREMENT_ID.test(id);
}

function problemOf(id: string, text: string, earlier: Requirement | undefined): string | null {
  if (!REQUIREMENT_ID.test(id) && !RULE_ID.test(id)) return `"${id}" does not have the form of an id`;
  if (earlier) return `${id} is already defined at ${earlier.place}`;
  return text.trim() === '' ? `${id} has no text` : null;
}
