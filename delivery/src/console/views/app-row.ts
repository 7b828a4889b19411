import { html, type Html } from '@storefront/server-kit/html';

import type { AppState } from '../releases/app-state';
import { healthOf } from '../releases/health-report';
import { METRICS, type Metric } from '../releases/judge-app';
import { trendOf } from '../releases/trend';

import { notLive, restoreButton, type CardOptions } from './app-card';
import { badge } from './badge';
import { chart } from './chart';
import { formatMetric, SHORT_METRIC_NAMES } from './format';
import { levelBadge } from './level-badge';
import { agoElement } from './timestamp';

const HOUR_MS = 3_600_000;
const PERIOD_MS = 24 * HOUR_MS;
/** Metrics with a small trend. */
const WITH_TREND: readonly Metric[] = ['loads', 'errors'];

/** Shows an app without harm in one row. */
export function appRow(state: AppState, { report, judgement, now }: CardOptions): Html {
  const { app, live, canary } = state;
  if (!live) {
    return html`<section class="card row" id="${app}" data-live aria-labelledby="${app}-name">
      <h3 id="${app}-name"><a href="/apps/${app}">${app}</a></h3>
      <div class="none">${notLive(state)}</div>
      ${restoreButton(state)}
    </section>`;
  }
  const health = healthOf(report, app, live.version);
  return html`<section class="card row" id="${app}" data-live aria-labelledby="${app}-name">
    <div class="who">
      <h3 id="${app}-name"><a href="/apps/${app}">${app}</a></h3>
      <p class="soft">${live.owner ?? 'owner not recorded'}</p>
    </div>
    <div class="what">
      <p>
        <strong>${live.version}</strong>
        ${canary ? badge('warning', `Canary ${canary.share}%`) : levelBadge(judgement)}
      </p>
      <p class="soft">
        ${live.change ? html`since ${agoElement(live.change.at, now)} by ${live.change.by}` : 'The start is not in the history.'}
      </p>
    </div>
    <dl class="figures">
      ${['loads' as const, ...METRICS.filter((metric) => metric !== 'loads')].map(
        (metric) =>
          html`<div>
            <dt>${SHORT_METRIC_NAMES[metric]}</dt>
            <dd>
              ${formatMetric(metric, health)}
              ${WITH_TREND.includes(metric) && sparkline(state, report, metric, now)}
            </dd>
          </div>`,
      )}
    </dl>
    <a class="other open" href="/apps/${app}">Open<span class="unseen"> ${app}</span></a>
  </section>`;
}

function sparkline(
  { app, live }: AppState,
  { trend }: CardOptions['report'],
  metric: Metric,
  now: number,
): Html | null {
  if (trend.kind === 'unavailable' || !live) return null;
  const points = trendOf(trend.data, app, [live.version], metric);
  const series = [{ tone: 'before', points } as const];
  return chart({ series, from: now - PERIOD_MS, to: now, limit: null, mark: null });
}
