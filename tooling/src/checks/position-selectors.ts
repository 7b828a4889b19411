import ts from 'typescript';

import { inApp } from '../workspace';

import { isTestFile, readSources, type SourceFile } from './source-files';
import { lineOf, parseSource, walk } from './syntax';

/** Emotion logs an error about these in development: a server that puts a style element among elements moves them. */
const POSITION_SELECTOR = /:(?:first|nth|nth-last)-child\b/g;

/** Returns a message for each selector in the styles of a page that counts elements of any type. */
export function checkPositionSelectors(root: string, packages: readonly string[]): string[] {
  const folders = packages.map((name) => inApp(name, 'src'));
  return readSources(root, folders, /\.tsx?$/)
    .filter(({ path }) => !isTestFile(path))
    .flatMap(positionSelectors);
}

export function positionSelectors(file: SourceFile): string[] {
  // Most files have none, and need not be parsed.
  if (!file.text.includes('-child')) return [];
  const source = parseSource(file);
  const problems: string[] = [];
  walk(source, (node) => {
    if (!ts.isTemplateLiteralToken(node)) return;
    const start = node.getStart(source);
    for (const { 0: selector, index } of node.getText(source).matchAll(POSITION_SELECTOR)) {
      const replacement = selector.replace('-child', '-of-type');
      problems.push(
        `${file.path}:${lineOf(source, start + index)}: ${selector} is an error of Emotion in development; use ` +
          `${replacement}, or :not(* + *) for a first element of any type`,
      );
    }
  });
  return problems;
}
