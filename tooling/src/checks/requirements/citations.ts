import ts from 'typescript';

import type { SourceFile } from '../source-files';
import { commentsOf, lineOf, parseSource } from '../syntax';

export interface Citation {
  readonly id: string;
  /** Such as `shell/src/layout/help.test.tsx:12`. */
  readonly place: string;
}

export interface TestCitations {
  readonly citations: readonly Citation[];
  readonly problems: readonly string[];
}

const ID = '[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\\d{2,3}';
const BRACKET = new RegExp(`@?\\[(?<ids>${ID}(?:, ${ID})*)\\](?<rest>.*)$`, 's');
const TAG = new RegExp(`^@(?<id>${ID})$`);
const ID_IN_TEXT = new RegExp(`(?<![\\w-])${ID}(?![\\w-])`, 'g');
const RULE_IN_TEXT = /\b(?<kind>usability rule|claims row) (?<number>\d+)/g;
/** Names of standards that have the form of an id. */
const STANDARDS = /^(?:SHA|AES|ISO|UTF|CP|RSA)-\d+$/;

/**
 * Returns the ids that titles and tags of tests cite: `it('adds up [PRICE-02, DEC-98]')`, `tag: '@PRICE-02'`.
 *
 * Skipped tests prove nothing and are left out. Ids anywhere but at the end of a text are a problem.
 */
export function citationsInTests(file: SourceFile): TestCitations {
  const citations: Citation[] = [];
  const problems: string[] = [];

  const source = parseSource(file);
  walkActiveTests(source, (node) => {
    if (!isText(node)) return;
    const place = `${file.path}:${lineOf(source, node.getStart(source))}`;
    const tag = TAG.exec(node.text)?.groups?.['id'];
    if (tag !== undefined) citations.push({ id: tag, place });
    const { ids, rest } = BRACKET.exec(node.text)?.groups ?? {};
    if (ids === undefined) return;
    if (rest !== '') problems.push(`${place}: [${ids}] must be at the end of the title`);
    citations.push(...ids.split(', ').map((id) => ({ id, place })));
  });
  return { citations, problems };
}

/** Returns the ids of requirements, usability rules and claims rows that comments cite. */
export function citationsInComments(file: SourceFile): Citation[] {
  // Parsing takes most of the time, and most files cite nothing.
  if (citationsInText(file.text, file.path).length === 0) return [];
  return commentsOf(parseSource(file)).flatMap(({ text, line }) => citationsInText(text, file.path, line));
}

/** Returns the ids that a text cites, such as a page of the documentation. */
export function citationsInText(text: string, path: string, firstLine = 1): Citation[] {
  return text.split('\n').flatMap((line, index) => {
    const place = `${path}:${firstLine + index}`;
    const ids = [...line.matchAll(ID_IN_TEXT)].map(([id]) => id).filter((id) => !STANDARDS.test(id));
    const rules = [...line.matchAll(RULE_IN_TEXT)].map(([rule]) => rule);
    return [...ids, ...rules].map((id) => ({ id, place }));
  });
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function walkActiveTests(node: ts.Node, visit: (node: ts.Node) => void): void {
  if (isSkipped(node)) return;
  visit(node);
  ts.forEachChild(node, (child) => walkActiveTests(child, visit));
}

/** `it.skip(…)`, `test.fixme(…)`, `it.todo(…)`, `describe.skip(…)` and `xit(…)`. */
function isSkipped(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  return /^(?:x(?:it|test|describe)|(?:it|test|describe)(?:\.\w+)*\.(?:skip|fixme|todo))\b/.test(
    node.expression.getText(),
  );
}
