import { parser } from '@prometheus-io/lezer-promql';

import type { Labels } from './exposition';
import { RANGE_FUNCTIONS, rangeSamples } from './range-functions';
import { seriesKey, type Series, type Timeline } from './timeline';

/** An element of an instant vector. */
export interface Element {
  readonly labels: Labels;
  readonly value: number;
}

type Value = number | readonly Element[];

type Node = ReturnType<typeof parser.parse>['topNode'];

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/**
 * Evaluates the part of PromQL that our rules use: selectors with matchers, ranges, `sum`, `max` and `min` with `by`,
 * arithmetic, comparisons and `and`. The grammar is that of Prometheus.
 *
 * @param scrape index of the scrape at which the expression is evaluated
 * @throws Error for syntax that is invalid or not in this list
 */
export function evaluate(expression: string, timeline: Timeline, scrape: number): readonly Element[] {
  const { topNode } = parser.parse(expression);
  const [root] = childrenOf(topNode);
  if (root === undefined) throw new Error(`there is no expression in ${expression}`);
  const value = valueOf(root, { text: expression, timeline, scrape });
  return typeof value === 'number' ? [{ labels: {}, value }] : value;
}

interface Evaluation {
  readonly text: string;
  readonly timeline: Timeline;
  readonly scrape: number;
}

function valueOf(node: Node, evaluation: Evaluation): Value {
  const handler = HANDLERS[node.name];
  if (handler === undefined || node.type.isError)
    throw new Error(`${textOf(node, evaluation)} (${node.name}) is not evaluated by these tests`);
  return handler(node, evaluation);
}

const HANDLERS: Readonly<Record<string, (node: Node, evaluation: Evaluation) => Value>> = {
  NumberDurationLiteral: (node, evaluation) => Number(textOf(node, evaluation)),
  ParenExpr: (node, evaluation) => valueOf(first(node), evaluation),
  VectorSelector: (node, evaluation) =>
    selected(node, evaluation).flatMap(({ labels, samples }) => {
      const value = samples[evaluation.scrape] ?? null;
      return value === null ? [] : [{ labels, value }];
    }),
  FunctionCall: callFunction,
  AggregateExpr: aggregate,
  BinaryExpr: binary,
};

function callFunction(node: Node, evaluation: Evaluation): Value {
  const name = textOf(childOf(node, 'FunctionIdentifier'), evaluation);
  const run = RANGE_FUNCTIONS[name];
  if (run === undefined) throw new Error(`the function ${name} is not evaluated by these tests`);
  const range = childOf(childOf(node, 'FunctionCallBody'), 'MatrixSelector');
  const seconds = secondsOf(textOf(childOf(range, 'DurationExpr'), evaluation));
  return selected(childOf(range, 'VectorSelector'), evaluation).flatMap(({ labels, samples }) => {
    const value = run(rangeSamples(samples, evaluation.scrape, seconds));
    return value === null ? [] : [{ labels, value }];
  });
}

const AGGREGATES: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
};

function aggregate(node: Node, evaluation: Evaluation): Value {
  const operation = textOf(childOf(node, 'AggregateOp'), evaluation);
  const run = AGGREGATES[operation];
  if (run === undefined) throw new Error(`${operation} is not evaluated by these tests`);
  const names = groupingOf(node.getChild('AggregateModifier'), evaluation);
  const value = valueOf(first(childOf(node, 'FunctionCallBody')), evaluation);
  if (typeof value === 'number') throw new Error(`${operation} needs a vector`);
  const groups = new Map<string, { readonly labels: Labels; readonly values: number[] }>();
  for (const element of value) {
    const labels = Object.fromEntries(names.flatMap((name) => labelOf(element.labels, name)));
    const key = seriesKey('', labels);
    const group = groups.get(key) ?? { labels, values: [] };
    group.values.push(element.value);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ labels, values }) => ({ labels, value: run(values) }));
}

const ARITHMETIC: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};
const COMPARISONS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
};

function binary(node: Node, evaluation: Evaluation): Value {
  const [left, operator, ...others] = childrenOf(node);
  const right = others.at(-1);
  if (left === undefined || operator === undefined || right === undefined)
    throw new Error('an operator needs two sides');
  const operation = textOf(operator, evaluation);
  const [a, b] = [valueOf(left, evaluation), valueOf(right, evaluation)];
  if (typeof a === 'number' && typeof b === 'number') return ARITHMETIC[operation]?.(a, b) ?? Number.NaN;
  if (typeof a === 'number')
    return vectorOf(b).flatMap(({ labels, value }) => combined(labels, a, operation, value, value));
  if (typeof b === 'number')
    return a.flatMap(({ labels, value }) => combined(labels, value, operation, b, value));
  const modifier = node.getChild('MatchingModifierClause');
  const names = modifier ? groupingOf(modifier, evaluation) : null;
  const keyOf = (labels: Labels) =>
    seriesKey('', names ? Object.fromEntries(names.flatMap((name) => labelOf(labels, name))) : labels);
  const matches = new Map(b.map((element) => [keyOf(element.labels), element.value]));
  return a.flatMap(({ labels, value }) => {
    const other = matches.get(keyOf(labels));
    if (other === undefined) return [];
    return operation === 'and' ? [{ labels, value }] : combined(labels, value, operation, other, value);
  });
}

/** Comparisons keep the element, arithmetic changes its value. */
function combined(
  labels: Labels,
  left: number,
  operation: string,
  right: number,
  kept: number,
): readonly Element[] {
  const compare = COMPARISONS[operation];
  if (compare) return compare(left, right) ? [{ labels, value: kept }] : [];
  const compute = ARITHMETIC[operation];
  if (compute === undefined) throw new Error(`the operator ${operation} is not evaluated by these tests`);
  return [{ labels, value: compute(left, right) }];
}

function vectorOf(value: Value): readonly Element[] {
  return typeof value === 'number' ? [{ labels: {}, value }] : value;
}

function selected(node: Node, evaluation: Evaluation): readonly Series[] {
  const name = textOf(childOf(node, 'Identifier'), evaluation);
  const matchers = (node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []).map(
    (matcher) => matcherOf(matcher, evaluation),
  );
  return evaluation.timeline.named(name).filter(({ labels }) => matchers.every((isMatch) => isMatch(labels)));
}

function matcherOf(node: Node, evaluation: Evaluation): (labels: Labels) => boolean {
  const label = textOf(childOf(node, 'LabelName'), evaluation);
  const operator = textOf(childOf(node, 'MatchOp'), evaluation);
  const expected = textOf(childOf(node, 'StringLiteral'), evaluation).slice(1, -1);
  // Prometheus anchors regular expressions at both ends.
  const pattern = new RegExp(`^(?:${expected})$`);
  const isEqual = (value: string) => (operator.includes('~') ? pattern.test(value) : value === expected);
  return (labels) => isEqual(labels[label] ?? '') !== operator.startsWith('!');
}

function groupingOf(modifier: Node | null, evaluation: Evaluation): readonly string[] {
  if (modifier === null) return [];
  if (!modifier.getChild('By') && !modifier.getChild('On'))
    throw new Error(`${textOf(modifier, evaluation)} is not evaluated by these tests`);
  return childOf(modifier, 'GroupingLabels')
    .getChildren('LabelName')
    .map((label) => textOf(label, evaluation));
}

function labelOf(labels: Labels, name: string): readonly (readonly [string, string])[] {
  const value = labels[name];
  return value === undefined ? [] : [[name, value]];
}

function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

function first(node: Node): Node {
  const [child] = childrenOf(node);
  if (child === undefined) throw new Error(`${node.name} is empty`);
  return child;
}

function childOf(node: Node, name: string): Node {
  const child = node.getChild(name);
  if (child === null) throw new Error(`${node.name} has no ${name}`);
  return child;
}

function textOf(node: Node, { text }: Evaluation): string {
  return text.slice(node.from, node.to);
}

/** Such as 300 for `5m`. @throws Error for a unit that no rule has */
export function secondsOf(duration: string): number {
  const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(duration) ?? [];
  const seconds = UNIT_SECONDS[unit];
  if (count === undefined || seconds === undefined)
    throw new Error(`${duration} is not a duration of a rule`);
  return Number(count) * seconds;
}
