import ts from 'typescript';

import type { SourceFile } from './source-files';

export interface TextAtLine {
  readonly text: string;
  /** The first line of the text, counted from 1. */
  readonly line: number;
}

export function parseSource({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, scriptKindOf(path));
}

/** Calls `visit` for the node and all its descendants. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

/**
 * Returns every comment once, in the order of the file.
 *
 * The syntax tree decides what is a comment: strings, templates, regular expressions and JSX texts may
 * contain `//` as well.
 */
export function commentsOf(source: ts.SourceFile): TextAtLine[] {
  const { text } = source;
  const found = new Map<number, TextAtLine>();
  const add = (ranges: readonly ts.CommentRange[] = []) => {
    for (const { pos, end } of ranges) {
      found.set(pos, { text: text.slice(pos, end), line: lineOf(source, pos) });
    }
  };
  for (const token of tokensOf(source, source)) {
    if (token.kind === ts.SyntaxKind.JsxText) continue;
    add(ts.getLeadingCommentRanges(text, token.pos === 0 ? shebangLength(text) : token.pos));
    if (!endsInJsxText(token)) add(ts.getTrailingCommentRanges(text, token.end));
  }
  return [...found.entries()].sort(([a], [b]) => a - b).map(([, comment]) => comment);
}

function* tokensOf(node: ts.Node, source: ts.SourceFile): Generator<ts.Node> {
  const children = node.getChildren(source);
  if (children.length === 0 && !ts.isJSDoc(node)) yield node;
  for (const child of children) if (!ts.isJSDoc(child)) yield* tokensOf(child, source);
}

/** After `>` or `}` in JSX comes text, in which `//` is no comment. */
function endsInJsxText(token: ts.Node): boolean {
  const { parent, kind } = token;
  if (kind === ts.SyntaxKind.CloseBraceToken) return ts.isJsxExpression(parent) && !isAttributeValue(parent);
  if (kind !== ts.SyntaxKind.GreaterThanToken) return false;
  return (
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxOpeningFragment(parent) ||
    ((ts.isJsxClosingElement(parent) ||
      ts.isJsxSelfClosingElement(parent) ||
      ts.isJsxClosingFragment(parent)) &&
      isJsxChild(parent))
  );
}

function isAttributeValue(node: ts.Node): boolean {
  return ts.isJsxAttribute(node.parent);
}

function isJsxChild(node: ts.Node): boolean {
  const element = ts.isJsxSelfClosingElement(node) ? node : node.parent;
  return ts.isJsxElement(element.parent) || ts.isJsxFragment(element.parent);
}

function shebangLength(text: string): number {
  return ts.getShebang(text)?.length ?? 0;
}

function scriptKindOf(path: string): ts.ScriptKind {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;
}
