import { html, type Html } from '@storefront/server-kit/html';

import type { AppState } from '../releases/app-state';
import { HEALTH_HOURS, healthOf, type HealthReport } from '../releases/health-report';
import { LIMITS, METRICS, type Judgement, type Metric } from '../releases/judge-app';
import { trendOf } from '../releases/trend';

import { chart, type ChartSeries } from './chart';
import { formatMetric, METRIC_NAMES } from './format';
import { clockTime } from './timestamp';

const HOUR_MS = 3_600_000;

export interface ChartContext {
  readonly report: HealthReport;
  readonly judgement: Judgement;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Shows the trends of an app: the version before, the live version and the canary, with their values as text. */
export function charts(state: AppState, context: ChartContext): Html {
  const { report } = context;
  const { live, canary, before, app } = state;
  if (report.versions.kind === 'unavailable')
    return html`<p class="soft">Health data is unavailable: ${report.versions.message}</p>`;
  const reported = [live, canary].some((one) => one && healthOf(report, app, one.version));
  if (!live || !reported)
    return html`<p class="soft">No page has reported yet (last ${HEALTH_HOURS} hours).</p>`;
  return html`<ul class="legend" aria-label="Versions in the charts">
      ${before !== null && html`<li class="before">${before}, before</li>`}
      <li class="${context.judgement.worse.length > 0 ? 'worse' : 'good'}">${live.version}, live</li>
      ${canary && html`<li class="canary">${canary.version}, canary</li>`}
      <li class="limit">limit</li>
    </ul>
    <div class="charts">${METRICS.map((metric) => metricFigure(metric, state, context))}</div>
    ${report.trend.kind === 'unavailable' && html`<p class="soft">Trends are unavailable: ${report.trend.message}</p>`}`;
}

function metricFigure(metric: Metric, state: AppState, { report, judgement, now }: ChartContext): Html {
  const { app, live, canary, before } = state;
  const isWorse = judgement.worse.includes(metric);
  const from = now - HEALTH_HOURS * HOUR_MS;
  const releasedAt = live?.change ? Date.parse(live.change.at) : 0;
  const valueOf = (version: string | null | undefined) =>
    version == null ? null : formatMetric(metric, healthOf(report, app, version));
  const earlier = valueOf(before);
  const ofCanary = valueOf(canary?.version);
  return html`<figure class="metric ${isWorse && 'worse'}">
    <figcaption>
      <span class="metric-name">${METRIC_NAMES[metric]}</span>
      <span class="value">${valueOf(live?.version)}</span
      >${isWorse && html` <span class="worse-word">worse</span>`}
      <span class="others"
        >${earlier !== null && html`<span>before ${earlier}</span>`}
        ${ofCanary !== null && html`<span>canary ${ofCanary}</span>`}</span
      >
    </figcaption>
    ${chart({
      series: seriesOf(metric, state, report, isWorse),
      from,
      to: now,
      limit: LIMITS[metric] ?? null,
      mark: releasedAt > from ? releasedAt : null,
    })}
    <p class="axis">
      <span>${clockTime(from)}</span>
      ${releasedAt > from && html`<span class="released"><span class="word">released </span>${clockTime(releasedAt)}</span>`}
      <span>now</span>
    </p>
  </figure>`;
}

function seriesOf(
  metric: Metric,
  { app, live, canary, before }: AppState,
  { trend }: HealthReport,
  isWorse: boolean,
): readonly ChartSeries[] {
  if (trend.kind === 'unavailable') return [];
  const series = (tone: ChartSeries['tone'], version: string | null | undefined): ChartSeries => ({
    tone,
    points: version == null ? [] : trendOf(trend.data, app, [version], metric),
  });
  return [
    series('before', before),
    series(isWorse ? 'worse' : 'good', live?.version),
    series('canary', canary?.version),
  ];
}
