import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { stringify } from 'yaml';

import { RULES_FILE, type AlertRule } from './alert-rules';
import type { Labels } from './exposition';
import { SCRAPE_SECONDS, type Series, type Timeline } from './timeline';

/** What fires at a scrape. */
export interface Moment {
  readonly scrape: number;
  readonly firing: readonly { readonly alert: string; readonly labels: Labels }[];
}

/** Whether Prometheus' own test tool is installed (Debian: package prometheus). */
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/**
 * Lets `promtool test rules` play the recorded series, and compares what fires.
 *
 * @returns its complaints; empty when it agrees
 */
export function promtoolComplaints(
  rules: readonly AlertRule[],
  timeline: Timeline,
  moments: readonly Moment[],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'promtool-'));
  try {
    const file = join(folder, 'recorded.test.yaml');
    writeFileSync(file, stringify(testFile(rules, timeline, moments)));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    return status === 0 ? '' : stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function testFile(rules: readonly AlertRule[], timeline: Timeline, moments: readonly Moment[]) {
  const used = timeline.series.filter(({ name }) => rules.some(({ expr }) => expr.includes(name)));
  return {
    rule_files: [RULES_FILE],
    evaluation_interval: `${SCRAPE_SECONDS}s`,
    tests: [
      {
        interval: `${SCRAPE_SECONDS}s`,
        input_series: used.map((one) => ({
          series: one.name + selectorOf(one.labels),
          values: valuesOf(one),
        })),
        promql_expr_test: moments.map(({ scrape, firing }) => ({
          expr: 'ALERTS{alertstate="firing"}',
          eval_time: `${scrape * SCRAPE_SECONDS}s`,
          exp_samples: firing.map(({ alert, labels }) => ({
            labels: `ALERTS${selectorOf({ ...labels, alertname: alert, alertstate: 'firing' })}`,
            value: 1,
          })),
        })),
      },
    ],
  };
}

function selectorOf(labels: Labels): string {
  const matchers = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `{${matchers.join(',')}}`;
}

/** A series that a scrape no longer has ends there, as with a real Prometheus. */
function valuesOf({ samples }: Series): string {
  return samples
    .map((value, index) => {
      if (value !== null) return String(value);
      return (samples[index - 1] ?? null) === null ? '_' : 'stale';
    })
    .join(' ');
}
