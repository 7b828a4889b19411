import { html, type Html } from '@storefront/server-kit/html';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import type { AppState, EarlierVersion, RunningVersion } from '../releases/app-state';
import { healthOf, type HealthReport } from '../releases/health-report';
import { judgeApp } from '../releases/judge-app';
import type { ReleaseState } from '../releases/release-state';

import { confirmedButton, shareForm } from './action-forms';
import { appCard } from './app-card';
import { badge } from './badge';
import { canaryCard } from './canary-card';
import { faultList } from './fault-list';
import { formatMetric } from './format';
import { freshness } from './freshness';
import { historyTable } from './history-table';
import type { FramedPage } from './page-frame';
import { exactTime } from './timestamp';

const LATEST_CHANGES = 8;
const TOP_FAULTS = 5;
/** Share that the form of a new canary suggests. */
const FIRST_SHARE = 10;

export interface AppPageOptions {
  readonly release: ReleaseState;
  readonly report: HealthReport;
  /** Of the live version; `null` if it cannot be read. */
  readonly manifest: AppManifest | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Everything about one app: trends, canary, versions with their actions, errors and changes. */
export function appPage(state: AppState, { release, report, manifest, now }: AppPageOptions): FramedPage {
  const { app } = state;
  const judgement = judgeApp(state, report, release.watcher);
  const own =
    report.faults.kind === 'available'
      ? { kind: 'available' as const, data: report.faults.data.filter(({ part }) => part === app) }
      : report.faults;
  return {
    title: app,
    section: 'live',
    refreshedFrom: `/apps/${app}`,
    status: { state: release, now },
    main: html`<div class="page-head">
        <h1>${app}</h1>
        ${freshness(release.revision, now)}
      </div>
      <div class="cards">
        ${appCard(state, { report, judgement, now })}
        ${state.canary && canaryCard(state, { report, judgement, watcher: release.watcher, now })}
      </div>
      <section id="versions" data-live aria-labelledby="versions-title">
        <div class="section-head">
          <h2 id="versions-title">Versions</h2>
          <a href="/speed?app=${app}">Speed of ${app} by kind of page</a>
        </div>
        ${versionList(state, report)}
      </section>
      <section id="app-faults" data-live aria-labelledby="app-faults-title">
        <div class="section-head">
          <h2 id="app-faults-title">Errors</h2>
          <a href="/faults?app=${app}">All errors of ${app}</a>
        </div>
        ${faultList(own, { limit: TOP_FAULTS, now })}
      </section>
      ${manifest && digests(manifest)}
      <section id="app-changes" data-live aria-labelledby="app-changes-title">
        <div class="section-head">
          <h2 id="app-changes-title">Changes</h2>
          <a href="/history?part=${app}">All changes of ${app}</a>
        </div>
        ${historyTable(
          release.history.filter(({ part }) => part === app).slice(0, LATEST_CHANGES),
          `Changes of ${app}`,
        )}
      </section>
      ${state.live && app !== 'shell' && withdrawal(app)}`,
  };
}

function withdrawal(app: string): Html {
  return html`<section class="card" aria-labelledby="withdraw-title">
    <h2 id="withdraw-title">End of the app</h2>
    <p class="soft">Visitors no longer get ${app}, and its pages end. It can be restored.</p>
    <div class="acts">
      ${confirmedButton({ app, action: 'withdraw', label: 'Withdraw', weight: 'quiet' })}
    </div>
  </section>`;
}

type AnyVersion = (RunningVersion | EarlierVersion) & { readonly state: string };

function versionList(state: AppState, report: HealthReport): Html {
  const { live, canary, earlier } = state;
  if (!live) return html`<p class="soft">No version is live for visitors.</p>`;
  const versions: readonly AnyVersion[] = [
    { ...live, state: `Live, ${live.share}%` },
    ...(canary ? [{ ...canary, state: `Canary, ${canary.share}%` }] : []),
    ...earlier.map((one) => ({
      ...one,
      state: one.change ? `live ${exactTime(one.change.at)}` : 'never live for everyone',
    })),
  ];
  return html`<ul class="version-list">
    ${versions.map((version) => versionItem(state, live, version, report))}
  </ul>`;
}

function versionItem(
  { app, canary }: AppState,
  live: RunningVersion,
  { version, harmful, state }: AnyVersion,
  report: HealthReport,
): Html {
  const health = healthOf(report, app, version);
  const isRunning = version === live.version || version === canary?.version;
  return html`<li class="card version-item ${harmful && 'harmful'}">
    <div>
      <p><strong>${version}</strong> ${harmful && badge('bad', 'Harmful')}</p>
      <p class="soft">${state}</p>
      ${harmful && html`<p class="soft">Marked by ${harmful.by}: ${harmful.why}</p>`}
      ${
        health &&
        html`<p class="soft">
          ${formatMetric('loads', health)} loads, ${formatMetric('errors', health)} with an error
        </p>`
      }
    </div>
    <div class="acts">
      ${version !== live.version && html`<a class="other" href="/diff?app=${app}&from=${live.version}&to=${version}">Difference<span class="unseen"> of ${version} to the live version</span></a>`}
      ${!isRunning && shareForm({ app, version, share: FIRST_SHARE, label: 'Start canary' })}
      ${!isRunning && confirmedButton({ app, action: 'release', label: 'Release', weight: 'other', version })}
      ${confirmedButton({ app, action: harmful ? 'unmark' : 'mark', label: harmful ? 'Remove mark' : 'Mark harmful', weight: 'quiet', version })}
    </div>
  </li>`;
}

function digests({ version, files, node, maps }: AppManifest): Html {
  const entries = [...Object.entries(files), ...(node ? ([[node.entry, node.integrity]] as const) : [])];
  return html`<details class="card digests">
    <summary>Digests of ${version}: ${entries.length} files, ${Object.keys(maps).length} source maps</summary>
    <dl>
      ${entries.map(
        ([file, digest]) =>
          html`<div>
            <dt>${file}</dt>
            <dd><code>${digest}</code></dd>
          </div>`,
      )}
    </dl>
  </details>`;
}
