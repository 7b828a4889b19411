import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { isTestSupport, readSources, type SourceFile } from './source-files';
import { lineOf, parseSource, walk, type TextAtLine } from './syntax';

/** The list of words, and the only place that contains the rejected ones. */
const WORD_LIST = 'docs/words.md';
/** What shoppers read: texts in the code, and the documents of the seed content. */
const SHOP_FOLDERS = ['backend/src', 'demo', 'shared/src', 'shell/src'];
const SHOP_FILES = /(?<!\.d)\.tsx?$|\/content\/[a-z]+\/[^/]+\.json$/;

export interface WordRule {
  /** The word of the shop. */
  readonly preferred: string;
  /** Matches the rejected words, with their capitals. */
  readonly rejected: RegExp;
}

/** Returns a message for each text of the shop that contains a rejected word of `docs/words.md`. */
export function checkShopCopy(root: string, apps: readonly string[]): string[] {
  const rules = readRules(readFileSync(join(root, WORD_LIST), 'utf8'));
  const folders = [...new Set([...SHOP_FOLDERS, ...apps.map((app) => `${app}/src`)])];
  return readSources(root, folders, SHOP_FILES)
    .filter(({ path }) => !isTestSupport(path))
    .flatMap((file) => rejectedTerms(file, rules));
}

/** Reads the rows of the table: `| say | `not`, `not` | for |`. @throws Error without any row, so that no list is ignored */
export function readRules(markdown: string): readonly WordRule[] {
  const rules = markdown.split('\n').flatMap((line) => {
    const [, preferred = '', not = ''] = line.split('|').map((cell) => cell.trim());
    const terms = [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => escaped(word));
    return terms.length === 0
      ? []
      : [{ preferred, rejected: new RegExp(`(?<![\\w-])(?:${terms.join('|')})(?![\\w-])`) }];
  });
  if (rules.length === 0) throw new Error(`${WORD_LIST} has no table of words.`);
  return rules;
}

export function rejectedTerms(file: SourceFile, rules: readonly WordRule[]): string[] {
  // Most files contain no rejected word at all, and parsing is slow.
  if (!rules.some(({ rejected }) => rejected.test(file.text))) return [];
  return textsOf(file).flatMap(({ text, line }) =>
    rules.flatMap(({ preferred, rejected }) => {
      const word = rejected.exec(text)?.[0];
      return word === undefined ? [] : [`${file.path}:${line}: "${word}"; say "${preferred}" (${WORD_LIST})`];
    }),
  );
}

function textsOf(file: SourceFile): TextAtLine[] {
  if (file.path.endsWith('.json'))
    return file.text.split('\n').map((text, index) => ({ text, line: index + 1 }));
  const source = parseSource(file);
  const texts: TextAtLine[] = [];
  walk(source, (node) => {
    if (isText(node)) texts.push({ text: node.text, line: lineOf(source, node.getStart(source)) });
  });
  return texts;
}

function isText(node: ts.Node): node is ts.Node & { readonly text: string } {
  return (
    ts.isJsxText(node) ||
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
