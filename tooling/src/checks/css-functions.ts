import ts from 'typescript';

import { inApp } from '../workspace';

import { isTestFile, readSources, type SourceFile } from './source-files';
import { lineOf, parseSource, walk } from './syntax';

/**
 * Returns a message for each function in a `css` property. Emotion's types and its runtime of development accept one
 * that is given the theme; the runtime of production builds throws (ADR 138).
 */
export function checkCssFunctions(root: string, packages: readonly string[]): string[] {
  const folders = packages.map((name) => inApp(name, 'src'));
  return readSources(root, folders, /\.tsx$/)
    .filter(({ path }) => !isTestFile(path))
    .flatMap(cssFunctions);
}

export function cssFunctions(file: SourceFile): string[] {
  const source = parseSource(file);
  const problems: string[] = [];
  walk(source, (node) => {
    if (!ts.isJsxAttribute(node) || node.name.getText(source) !== 'css' || !node.initializer) return;
    if (!ts.isJsxExpression(node.initializer) || !hasFunction(node.initializer.expression)) return;
    const line = lineOf(source, node.getStart(source));
    problems.push(
      `${file.path}:${line}: the property css takes no function; a theme consists of custom properties`,
    );
  });
  return problems;
}

/** Whether a value is a function, or a list or choice that contains one. */
function hasFunction(value: ts.Expression | undefined): boolean {
  if (!value) return false;
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return true;
  if (ts.isArrayLiteralExpression(value)) return value.elements.some(hasFunction);
  if (ts.isParenthesizedExpression(value)) return hasFunction(value.expression);
  if (ts.isConditionalExpression(value)) return hasFunction(value.whenTrue) || hasFunction(value.whenFalse);
  return ts.isBinaryExpression(value) && (hasFunction(value.left) || hasFunction(value.right));
}
