import { html, type Html } from '@storefront/server-kit/html';

import type { AppState } from '../releases/app-state';
import { healthOf, type HealthReport } from '../releases/health-report';
import type { Judgement } from '../releases/judge-app';
import type { WatcherState } from '../releases/release-state';

import { confirmedButton, shareForm } from './action-forms';
import { formatMetric } from './format';
import { verdictBadge } from './level-badge';
import { shareBar } from './share-bar';
import { agoElement } from './timestamp';

interface CanaryOptions {
  readonly report: HealthReport;
  readonly judgement: Judgement;
  readonly watcher: WatcherState;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Shows a running canary with its share, the verdict of the watcher, and the actions. */
export function canaryCard(state: AppState, { report, judgement, watcher, now }: CanaryOptions): Html | null {
  const { app, live, canary } = state;
  if (!live || !canary) return null;
  const verdict =
    watcher.kind === 'available'
      ? watcher.status?.verdicts.find((one) => one.app === app && one.version === canary.version)
      : undefined;
  return html`<section class="card canary" id="${app}-canary" data-live aria-labelledby="${app}-canary-name">
    <div class="head">
      <h3 id="${app}-canary-name"><a href="/apps/${app}">${app}</a></h3>
      ${verdictBadge(judgement.verdict)}
    </div>
    <p><strong>${canary.version}</strong> against ${live.version}</p>
    ${shareBar(live, canary)}
    <p>
      ${
        verdict
          ? html`${verdict.message} <span class="soft">(${agoElement(verdict.at, now)})</span>`
          : html`Errors ${formatMetric('errors', healthOf(report, app, canary.version))} against
            ${formatMetric('errors', healthOf(report, app, live.version))},
            ${formatMetric('loads', healthOf(report, app, canary.version))} page loads.`
      }
    </p>
    <div class="acts">
      ${confirmedButton({ app, action: 'take-back', label: 'Roll back canary', weight: 'other' })}
      ${confirmedButton({ app, action: 'promote', label: 'Promote canary', weight: verdict?.verdict === 'no-harm-found' ? 'main' : 'other' })}
      ${shareForm({ app, version: canary.version, share: canary.share, label: 'Change percentage' })}
    </div>
  </section>`;
}
