import { basename } from 'node:path';

import ts from 'typescript';

import type { SourceFile } from '../source-files';
import { commentsOf, lineOf, parseSource, walk, type TextAtLine } from '../syntax';

import { ALLOWED_TERMS, type AllowedTerm } from './allowed-terms';
import { BANNED_PHRASES, BANNED_WORDS } from './terms';

export interface Finding {
  readonly path: string;
  /** 1 for the name of the file itself. */
  readonly line: number;
  readonly kind: 'file name' | 'identifier' | 'comment' | 'test title' | 'document';
  /** The identifier, the file name or the sentence around the phrase. */
  readonly text: string;
  readonly term: string;
  readonly instead: string;
}

const INSTEAD = new Map(BANNED_WORDS.flatMap(({ words, instead }) => words.map((word) => [word, instead])));
const TEST_CALL = /^(?:it|test|describe)\b/;

/** Returns the banned terms of a file: in its name, and in what engineers read in it. */
export function findTerms(file: SourceFile, allowed: readonly AllowedTerm[] = ALLOWED_TERMS): Finding[] {
  const findings = [
    ...wordsIn(file.path, 1, 'file name', basename(file.path)),
    ...(file.path.endsWith('.md') ? termsOfDocument(file) : termsOfSource(file)),
  ];
  return findings.filter((finding) => !allowed.some((entry) => allows(entry, finding)));
}

function termsOfDocument({ path, text }: SourceFile): Finding[] {
  return phrasesIn(path, 'document', { text, line: 1 });
}

function termsOfSource(file: SourceFile): Finding[] {
  const source = parseSource(file);
  return [
    ...declaredNames(source).flatMap(({ text, line }) => wordsIn(file.path, line, 'identifier', text)),
    ...commentsOf(source).flatMap((comment) => phrasesIn(file.path, 'comment', comment)),
    ...testTitles(source).flatMap((title) => phrasesIn(file.path, 'test title', title)),
  ];
}

function wordsIn(path: string, line: number, kind: Finding['kind'], name: string): Finding[] {
  return splitName(name).flatMap((term) => {
    const instead = INSTEAD.get(term);
    return instead === undefined ? [] : [{ path, line, kind, text: name, term, instead }];
  });
}

function phrasesIn(path: string, kind: Finding['kind'], { text, line: first }: TextAtLine): Finding[] {
  return text.split('\n').flatMap((sentence, index) =>
    BANNED_PHRASES.flatMap(({ pattern, instead }) => {
      const term = pattern.exec(sentence)?.[0].toLowerCase();
      return term === undefined
        ? []
        : [{ path, line: first + index, kind, text: sentence.trim(), term, instead }];
    }),
  );
}

/** `askForPage`, `ASK_LIMIT` and `ask-again.ts` contain the word `ask`; `task` does not. */
export function splitName(name: string): string[] {
  return name
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** Names that the file itself introduces. Names that it only uses are reported where they are declared. */
function declaredNames(source: ts.SourceFile): TextAtLine[] {
  const found: TextAtLine[] = [];
  walk(source, (node) => {
    const name = nameOf(node);
    if (name) found.push({ text: name.text, line: lineOf(source, name.getStart(source)) });
  });
  return found;
}

function nameOf(node: ts.Node): ts.Identifier | null {
  if (ts.isImportSpecifier(node) && node.propertyName === undefined) return null;
  // `{ asked }` of a value that is declared elsewhere.
  if (ts.isBindingElement(node) && node.propertyName === undefined && ts.isObjectBindingPattern(node.parent))
    return null;
  if (ts.isShorthandPropertyAssignment(node) || ts.isPropertyAccessExpression(node)) return null;
  const { name } = node as { name?: ts.Node };
  return name && ts.isIdentifier(name) ? name : null;
}

function testTitles(source: ts.SourceFile): TextAtLine[] {
  const found: TextAtLine[] = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !TEST_CALL.test(node.expression.getText(source))) return;
    const [title] = node.arguments;
    if (title && ts.isStringLiteralLike(title)) {
      found.push({ text: title.text, line: lineOf(source, title.getStart(source)) });
    }
  });
  return found;
}

function allows({ term, within, names }: AllowedTerm, finding: Finding): boolean {
  if (term !== finding.term) return false;
  if (within && !within.some((path) => finding.path === path || finding.path.startsWith(`${path}/`)))
    return false;
  return !names || names.includes(finding.text);
}
