import { medianOf } from '../bench-site';
import type { Visit } from '../visit';

import type { MeasuredInteraction } from './measure-interactions';

export interface PageRow {
  readonly name: string;
  /** Visits of the federated storefront, and of one bundle. */
  readonly visits: readonly (readonly Visit[])[];
}

type Figure = readonly [name: string, pick: (visit: Visit) => number, digits: number];

const FIGURES: readonly Figure[] = [
  ['LCP ms', ({ largestPaint }) => largestPaint, 0],
  ['interactive', ({ interactive }) => interactive, 0],
  ['script kB', ({ scriptBytes }) => scriptBytes / 1000, 0],
  ['requests', ({ requests }) => requests, 0],
  ['blocking ms', ({ blocking }) => blocking, 0],
  ['longest ms', ({ longestTask }) => longestTask, 0],
  ['CLS', ({ shift }) => shift, 3],
];
const NAME_WIDTH = 26;
const WIDTH = 13;

/** Prints the figures of each kind of page, and the ratio of its largest paint to that of one bundle. */
export function printPages(rows: readonly PageRow[]): void {
  console.log('\nA telephone: 390 px, 150 ms, 1.6 Mbit/s, CPU at a quarter, cold cache\n');
  const heads = [...FIGURES.map(([name]) => name), 'LCP ratio', 'script ratio'];
  console.log(''.padEnd(NAME_WIDTH) + heads.map((head) => head.padStart(WIDTH)).join(''));
  for (const { name, visits } of rows) {
    const [own = [], bundle = []] = visits;
    const ratio = (pick: Figure[1]) => (medianOf(own, pick) / medianOf(bundle, pick)).toFixed(2);
    const cells = [
      ...FIGURES.map(([, pick, digits]) => medianOf(own, pick).toFixed(digits)),
      ratio(({ largestPaint }) => largestPaint),
      ratio(({ scriptBytes }) => scriptBytes),
    ];
    console.log(name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join(''));
  }
}

/** Prints each interaction of the federated storefront and of one bundle, then the percentile of all. */
export function printInteractions([
  own = [],
  bundle = [],
]: readonly (readonly MeasuredInteraction[])[]): void {
  if (own.length === 0) return;
  console.log('\nFrom an input to the next paint, milliseconds; 1280 px, CPU at a quarter\n');
  const heads = ['median', 'worst', 'one bundle', 'worst'];
  console.log(''.padEnd(NAME_WIDTH * 2) + heads.map((head) => head.padStart(WIDTH)).join(''));
  const names = new Set(own.map(({ page, name }) => `${page}: ${name}`));
  for (const name of names) {
    const cells = [own, bundle].flatMap((all) => {
      const same = all.filter((one) => `${one.page}: ${one.name}` === name);
      return [medianOf(same, ({ duration }) => duration), Math.max(...same.map(({ duration }) => duration))];
    });
    console.log(name.padEnd(NAME_WIDTH * 2) + cells.map((cell) => cell.toFixed(0).padStart(WIDTH)).join(''));
  }
  const [ours, theirs] = [own, bundle].map((all) => percentile75(all));
  console.log(`\n75th percentile of all: ${ours} ms; one bundle ${theirs} ms`);
  console.log(`worst of all: ${worst(own)} ms; one bundle ${worst(bundle)} ms`);
}

function percentile75(all: readonly MeasuredInteraction[]): number {
  const sorted = all.map(({ duration }) => duration).sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}

function worst(all: readonly MeasuredInteraction[]): number {
  return Math.max(...all.map(({ duration }) => duration));
}
