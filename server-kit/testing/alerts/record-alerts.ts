import { readAlertRules, type AlertRule } from './alert-rules';
import { parseExposition, type Labels, type ScrapedSample } from './exposition';
import { evaluate } from './promql';
import { hasPromtool, promtoolComplaints, type Moment } from './promtool';
import { SCRAPE_SECONDS, seriesKey, Timeline, type Tick } from './timeline';

/** A service that Prometheus scrapes. */
export interface ScrapeTarget {
  readonly job: 'backend' | 'site';
  readonly instance: string;
  /** Returns the response of `/metrics`; rejects while the service does not respond. */
  readonly scrape: () => Promise<string>;
}

type ScrapedTick = ScrapedSample & Tick;

interface Phase {
  /** How long the state lasts. */
  readonly minutes: number;
  /** What happens between two scrapes; default: nothing. */
  readonly traffic?: () => Promise<unknown>;
}

/**
 * Plays real scrapes of running services to the alert rules of production. A phase is scraped before and after its traffic;
 * Prometheus' view of it is that this traffic happens between any two scrapes for so many minutes.
 */
export function recordAlerts(targets: readonly ScrapeTarget[]) {
  const rules = readAlertRules();
  const timeline = new Timeline();
  const played = targets.map((target) => createPlayedTarget(target));
  const alerts = createAlerts(rules, timeline);
  const moments: Moment[] = [];

  return {
    /** @returns names of the alerts that fire at the end of the phase, in the order of the rules */
    async during({ minutes, traffic = async () => {} }: Phase): Promise<readonly string[]> {
      await Promise.all(played.map((target) => target.begin()));
      await traffic();
      await Promise.all(played.map((target) => target.end()));
      for (let tick = 0; tick < (minutes * 60) / SCRAPE_SECONDS; tick += 1) {
        timeline.add(played.flatMap((target) => target.next()));
        alerts.evaluate();
      }
      const firing = alerts.firing();
      moments.push({ scrape: timeline.length - 1, firing });
      return [...new Set(firing.map(({ alert }) => alert))];
    },
    /** Complaints of Prometheus' own tool about the recorded phases; empty where it agrees or is not installed. */
    promtoolComplaints: () => (hasPromtool ? promtoolComplaints(rules, timeline, moments) : ''),
  };
}

function createPlayedTarget({ job, instance, scrape }: ScrapeTarget) {
  const own = { job, instance };
  const up = asTick({ name: 'up', labels: own });
  /** Values of counters as Prometheus has seen them, by series. */
  const counters = new Map<string, number>();
  let before: ReadonlyMap<string, number> = new Map();
  let after: readonly ScrapedTick[] | undefined;
  const read = async () => {
    const samples = await scrape().then(parseExposition, () => null);
    // Once for a scrape, which is played many times.
    return samples?.map((sample) => ({
      ...sample,
      ...asTick({ ...sample, labels: { ...sample.labels, ...own } }),
    }));
  };

  /** What the traffic of the phase adds; a counter that is smaller belongs to a new process. */
  function added({ key, value }: ScrapedTick): number {
    const previous = before.get(key) ?? 0;
    return value >= previous ? value - previous : value;
  }

  return {
    begin: async () => void (before = new Map((await read())?.map(({ key, value }) => [key, value]))),
    end: async () => void (after = await read()),
    next(): readonly Tick[] {
      const samples = (after ?? []).map((sample) => {
        if (!sample.isCounter) return sample;
        const total = (counters.get(sample.key) ?? sample.value - added(sample)) + added(sample);
        counters.set(sample.key, total);
        return { ...sample, value: total };
      });
      return [{ ...up, value: after ? 1 : 0 }, ...samples];
    },
  };
}

function asTick(series: { readonly name: string; readonly labels: Labels }): Omit<Tick, 'value'> {
  return { name: series.name, labels: series.labels, key: seriesKey(series.name, series.labels) };
}

/** Alerts fire when their expression has had a result for the time of their `for`. */
function createAlerts(rules: readonly AlertRule[], timeline: Timeline) {
  const activeSince = new Map<
    string,
    { readonly rule: AlertRule; readonly labels: Labels; readonly at: number }
  >();
  const now = () => (timeline.length - 1) * SCRAPE_SECONDS;
  return {
    evaluate(): void {
      const active = new Set<string>();
      for (const rule of rules) {
        for (const { labels } of evaluate(rule.expr, timeline, timeline.length - 1)) {
          const key = seriesKey(rule.alert, labels);
          active.add(key);
          if (!activeSince.has(key)) activeSince.set(key, { rule, labels, at: now() });
        }
      }
      for (const key of activeSince.keys()) if (!active.has(key)) activeSince.delete(key);
    },
    firing: () =>
      [...activeSince.values()]
        .filter(({ rule, at }) => now() - at >= rule.for)
        .toSorted((a, b) => rules.indexOf(a.rule) - rules.indexOf(b.rule))
        .map(({ rule, labels }) => ({ alert: rule.alert, labels: { ...labels, ...rule.labels } })),
  };
}
