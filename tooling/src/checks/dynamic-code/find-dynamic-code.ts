import ts from 'typescript';

import type { SourceFile } from '../source-files';
import { lineOf, parseSource, walk } from '../syntax';

/** A place where a script creates code from text, which the content security policy of the site blocks. */
export interface DynamicCode {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  /** Such as `new Function("x", body)`, shortened. */
  readonly code: string;
  /** The text of the function around it, for the list of accepted uses. */
  readonly context: string;
}

const MAX_CODE_CHARS = 120;
const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self', 'global', 'top', 'parent', 'frames']);
const TIMERS = new Set(['setTimeout', 'setInterval', 'setImmediate', 'execScript']);

/**
 * Returns every place of a built script that can create code from text: `eval`, `Function`, a constructor that is
 * called with text, a timer with text, and imports from `data:` and `blob:` URLs.
 *
 * A reference to `eval` or `Function` counts even without a call, because an alias calls it later. Comparisons
 * (`instanceof Function`) and members (`Function.prototype`) do not.
 */
export function findDynamicCode(file: SourceFile): readonly DynamicCode[] {
  const source = parseSource(file);
  const found: DynamicCode[] = [];
  walk(source, (node) => {
    if (!createsCode(node)) return;
    found.push({
      path: file.path,
      line: lineOf(source, node.getStart(source)),
      code: shorten(callAround(node).getText(source)),
      context: functionAround(node).getText(source),
    });
  });
  return found;
}

function createsCode(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return isEvaluator(node.text) && isValueReference(node);
  if (ts.isPropertyAccessExpression(node))
    return isEvaluator(node.name.text) && isGlobalObject(node.expression);
  if (ts.isElementAccessExpression(node)) {
    const name = node.argumentExpression;
    return ts.isStringLiteralLike(name) && isEvaluator(name.text) && isGlobalObject(node.expression);
  }
  if (ts.isCallExpression(node)) return isCallWithText(node);
  return ts.isNewExpression(node) && isConstructorMember(node.expression) && hasText(node.arguments);
}

function isEvaluator(name: string): boolean {
  return name === 'eval' || name === 'Function';
}

function isGlobalObject(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && GLOBAL_OBJECTS.has(node.text);
}

/** Whether an identifier is read as a value: not a member name, a declaration, a comparison or an object of members. */
function isValueReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return false;
  if (ts.isTypeOfExpression(parent)) return false;
  if (ts.isBinaryExpression(parent)) return !isComparison(parent);
  if ('name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent)) return false;
  return !('label' in parent) && !('propertyName' in parent && parent.propertyName === node);
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.InstanceOfKeyword ||
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
    kind === ts.SyntaxKind.EqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsToken
  );
}

function isCallWithText({ expression, arguments: args }: ts.CallExpression): boolean {
  if (expression.kind === ts.SyntaxKind.ImportKeyword) return isCodeUrl(args[0]);
  if (isConstructorMember(expression)) return hasText(args);
  const name = ts.isIdentifier(expression)
    ? expression.text
    : ts.isPropertyAccessExpression(expression) && isGlobalObject(expression.expression)
      ? expression.name.text
      : '';
  return TIMERS.has(name) && isText(args[0]);
}

/** `(() => {}).constructor("…")` is `Function("…")`. */
function isConstructorMember(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isConstructorMember(node.expression);
  return ts.isPropertyAccessExpression(node) && node.name.text === 'constructor';
}

function hasText(args: ts.NodeArray<ts.Expression> | undefined): boolean {
  return isText(args?.at(-1));
}

function isText(node: ts.Expression | undefined): boolean {
  if (!node) return false;
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  return ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right));
}

function isCodeUrl(node: ts.Expression | undefined): boolean {
  if (!node) return false;
  const text = ts.isTemplateExpression(node) ? node.head.text : ts.isStringLiteralLike(node) ? node.text : '';
  return /^(?:data|blob|javascript):/i.test(text);
}

/** The call that an evaluator is part of, or the expression itself. */
function callAround(node: ts.Node): ts.Node {
  const { parent } = node;
  return (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression === node
    ? parent
    : node;
}

function functionAround(node: ts.Node): ts.Node {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (ts.isFunctionLike(outer)) return outer;
  }
  return node.getSourceFile();
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > MAX_CODE_CHARS ? `${line.slice(0, MAX_CODE_CHARS)}…` : line;
}
