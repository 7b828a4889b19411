import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { WORKSPACE_ROOT } from '../../workspace';
import { readSources } from '../source-files';

const PROMETHEUS = join(WORKSPACE_ROOT, 'deploy/prometheus');
const read = (path: string) => readFileSync(join(WORKSPACE_ROOT, path), 'utf8');

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const testsSchema = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      targets: z.array(z.object({ refId: z.string(), expr: z.string().min(1) })).default([]),
    }),
  ),
});

const rules = rulesSchema
  .parse(parse(read('deploy/prometheus/alerts.yaml')))
  .groups.flatMap((group) => group.rules);
const { tests } = testsSchema.parse(parse(read('deploy/prometheus/alerts.test.yaml')));
const dashboard = dashboardSchema.parse(JSON.parse(read('deploy/grafana/storefront.json')));

/** Names of the metrics that the code registers. */
const sources = readSources(
  WORKSPACE_ROOT,
  ['backend/src', 'delivery/src', 'server-kit/src'],
  /(?:metrics[^.]*|measure-[a-z-]+)\.ts$/,
);
const registered = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/'((?:shop|site|http|supplier)_[a-z_]+)'/g)].map(([, name]) => name),
  ),
);

/** Our own metrics in an expression, without the suffixes of a histogram. */
function metricsIn(expression: string): readonly string[] {
  const names = expression.match(/\b(?:shop|site|http|supplier)_[a-z_]+/g) ?? [];
  return names.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}

describe('the alert rules', () => {
  it('use metrics that the code registers', () => {
    expect(rules.flatMap(({ expr }) => metricsIn(expr)).filter((name) => !registered.has(name))).toEqual([]);
  });

  it('each have a test that makes them fire, and one in which they are silent', () => {
    const cases = tests.flatMap((test) => test.alert_rule_test);
    const named = (fires: boolean) =>
      new Set(cases.filter((one) => one.exp_alerts.length > 0 === fires).map(({ alertname }) => alertname));
    const names = rules.map(({ alert }) => alert).toSorted();
    expect([...named(true)].toSorted()).toEqual(names);
    expect([...named(false)].toSorted()).toEqual(names);
  });

  it('each have a runbook', () => {
    const runbooks = read('docs/runbooks.md');
    expect(rules.map(({ alert }) => alert).filter((name) => !runbooks.includes(`\n## ${name}\n`))).toEqual(
      [],
    );
  });

  it('each fire in a test with a running service', () => {
    const tests = readSources(
      WORKSPACE_ROOT,
      ['backend/tests/alerts', 'delivery/src/edge'],
      /-alerts\.test\.ts$/,
    );
    const expected = tests.flatMap(({ text }) =>
      [...text.matchAll(/\.toEqual\(\[([^\]]*)\]\)/g)].flatMap(
        ([, list = '']) => list.match(/[A-Z]\w+/g) ?? [],
      ),
    );
    expect([...new Set(expected)].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
  const [run, title] = hasPromtool
    ? ([it, 'fire and are silent as their tests say'] as const)
    : ([it.skip, 'fire and are silent as their tests say (skipped: promtool is not installed)'] as const);
  run(title, () => {
    const result = spawnSync('promtool', ['test', 'rules', 'alerts.test.yaml'], {
      cwd: PROMETHEUS,
      encoding: 'utf8',
    });
    expect(result.stdout + result.stderr).toContain('SUCCESS');
    expect(result.status).toBe(0);
  });
});

describe('the dashboard', () => {
  const panels = dashboard.panels.filter(({ targets }) => targets.length > 0);

  it('shows metrics that the code registers', () => {
    const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(expressions.flatMap(metricsIn).filter((name) => !registered.has(name))).toEqual([]);
  });

  it('shows every metric of the shop', () => {
    const displayed = new Set(
      panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))),
    );
    expect([...registered].filter((name) => name !== undefined && !displayed.has(name))).toEqual([]);
  });

  it('has panels with ids of their own', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
