import type { HarmfulMark } from '../store/release-store';

import { kilobytes } from './budgets';
import type {
  ChangedBudget,
  ChangedValue,
  FileSize,
  ListChange,
  ReleaseDifference,
  SourceDifference,
} from './compare-releases';
import { describeMark } from './describe-mark';

/** Describes the differences between two releases of one app, one per line. @param marks harmful marks of the app */
export function describeDiff(
  difference: ReleaseDifference,
  marks: readonly HarmfulMark[] = [],
): readonly string[] {
  const { app, from, to } = difference;
  const lines = [
    ...[...difference.values, ...difference.shared].map(changedValue),
    ...listChanges('route', difference.routes),
    ...listChanges('curated name', difference.names),
    ...difference.budget.map((one) => `scripts of ${describePage(one.page)}: ${describeBudget(one)}`),
    ...fileChanges(difference.files),
    ...sourceLines(difference.source),
  ];
  return [
    `${app}  ${from} → ${to}`,
    ...marks
      .filter(({ version }) => version === from || version === to)
      .map((mark) => `  ! ${mark.version} is ${describeMark(mark)}`),
    ...(lines.length > 0 ? lines.map((line) => `  ${line}`) : ['  no differences']),
  ];
}

/** Such as "254.9 kB of 255.0 kB → 250.1 kB of 255.0 kB (-4.8 kB)". */
export function describeBudget({ from, to }: Pick<ChangedBudget, 'from' | 'to'>): string {
  const weight = (one: ChangedBudget['from']) =>
    one ? `${kilobytes(one.bytes)} of ${kilobytes(one.limit)}` : 'not measured';
  return `${weight(from)} → ${weight(to)}${from && to ? ` (${describeGrowth(to.bytes - from.bytes)})` : ''}`;
}

/** The shell's entry has no route of its own. */
export function describePage(route: string): string {
  return route === '' ? 'the entry' : route;
}

/** Such as "+1.2 kB". */
export function describeGrowth(bytes: number): string {
  return `${bytes < 0 ? '-' : '+'}${kilobytes(Math.abs(bytes))}`;
}

/** Such as "7 commits". */
export function describeCount(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Such as "3 unchanged, 1 changed, 0 removed, 2 new, +4.0 kB uncompressed". */
export function describeFiles({ same, changed, removed, added, bytes }: ReleaseDifference['files']): string {
  const size = bytes === null ? '' : `, ${describeGrowth(bytes)} uncompressed`;
  return `${same} unchanged, ${changed.length} changed, ${removed.length} removed, ${added.length} new${size}`;
}

/** States which commits the releases were made from. */
export function describeCheckouts({ from, to }: Pick<SourceDifference, 'from' | 'to'>): string {
  const checkout = (one: SourceDifference['from']) =>
    one ? `${one.commit}${one.modified ? ' with changes that are in no commit' : ''}` : 'not recorded';
  return `${checkout(from)} → ${checkout(to)}`;
}

/** States how many commits differ, or why that is unknown; `null` where a release recorded no commit. */
export function describeCommits({ from, to, commits }: SourceDifference): string | null {
  if (!from || !to) return null;
  if (!commits)
    return `neither release was made on top of the other: git log ${from.commit.slice(0, 12)}..${to.commit.slice(0, 12)}`;
  const total = describeCount(commits.count, 'commit');
  const listed = commits.listed.length < commits.count ? `, the newest ${commits.listed.length} listed` : '';
  return `${total} ${commits.direction}${listed}`;
}

function changedValue({ name, from, to }: ChangedValue): string {
  return `${name}: ${from ?? 'none'} → ${to ?? 'none'}`;
}

function listChanges(what: string, { added, removed }: ListChange): string[] {
  return [...removed.map((one) => `- ${what} ${one}`), ...added.map((one) => `+ ${what} ${one}`)];
}

function fileChanges(files: ReleaseDifference['files']): string[] {
  const { changed, removed, added } = files;
  if (changed.length + removed.length + added.length === 0) return [];
  return [
    `files: ${describeFiles(files)}`,
    ...changed.map(({ from, to }) => `~ ${describeFile(from)} → ${describeFile(to)}`),
    ...removed.map((one) => `- ${describeFile(one)}`),
    ...added.map((one) => `+ ${describeFile(one)}`),
  ];
}

/** Such as "101.0123abcd.js, 12.4 kB". */
export function describeFile({ file, bytes }: FileSize): string {
  return bytes === null ? file : `${file}, ${kilobytes(bytes)}`;
}

function sourceLines(source: SourceDifference): string[] {
  const { from, to, commits } = source;
  if (from?.commit === to?.commit && from?.modified === to?.modified) return [];
  const summary = describeCommits(source);
  const sign = commits?.direction === 'removed' ? '-' : '+';
  return [
    `commit: ${describeCheckouts(source)}`,
    ...(summary === null ? [] : [`commits: ${summary}`]),
    ...(commits?.listed ?? []).map(({ id, subject }) => `${sign} ${id.slice(0, 12)} ${subject}`),
  ];
}
