import { KINDS, type Kind, type PerKind } from '@storefront/tooling/capacity/load-model';

import type { Outcome } from './shopping';

/** Returns a table of arrivals and their results. @param rates planned, per second */
export function outcomeTable(outcomes: readonly Outcome[], rates: PerKind, seconds: number): string {
  const rows = KINDS.map((kind) => row(kind, outcomes, rates[kind] * seconds));
  return [
    '| kind | planned | arrived | ÷ | ok | shed | failed | p50 ms | p95 ms | p99 ms | kB each |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function row(kind: Kind, all: readonly Outcome[], planned: number): string {
  const own = all.filter((outcome) => outcome.kind === kind);
  const count = (result: Outcome['result']) => own.filter((outcome) => outcome.result === result).length;
  const times = own.filter(({ result }) => result === 'ok').map(({ ms }) => ms);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(0));
  const kilobytes = own.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 / Math.max(1, own.length);
  const ratio = planned === 0 ? '–' : (own.length / planned).toFixed(2);
  return `| ${kind} | ${planned.toFixed(0)} | ${own.length} | ${ratio} | ${count('ok')} | ${count('shed')} | ${count('failed')} | ${p50} | ${p95} | ${p99} | ${kilobytes.toFixed(1)} |`;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns how often each problem occurred. */
export function problemList(outcomes: readonly Outcome[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { kind, result, detail } of outcomes) {
    if (result === 'ok') continue;
    const text = `${kind}, ${result}: ${detail.replace(/[0-9a-f-]{20,}/g, '…')}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([text, count]) => `${count} × ${text}`);
}
