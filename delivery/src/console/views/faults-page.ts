import { html, type Html } from '@storefront/server-kit/html';
import type { FaultGroup } from '@storefront/shared/api/fault-report.schema';
import type { AppName } from '@storefront/tooling/apps';

import type { SourceFrame } from '../faults/symbolicate';
import { HEALTH_HOURS, type Reported } from '../releases/health-report';

import { appChoices } from './app-choices';
import { chart } from './chart';
import { faultList } from './fault-list';
import { formatCount } from './format';
import type { FramedPage } from './page-frame';
import type { PageStatus } from './status-line';
import { clockTime, exactTime } from './timestamp';

const MAX_LISTED = 100;
const HOUR_MS = 3_600_000;

interface FaultsOptions {
  /** To choose from. */
  readonly apps: readonly AppName[];
  readonly status: PageStatus;
  /** `null` for all apps. */
  readonly app: AppName | null;
}

/** The errors of the last hours, those that most page views met first. */
export function faultsPage(
  faults: Reported<readonly FaultGroup[]>,
  { apps, status, app }: FaultsOptions,
): FramedPage {
  const own: typeof faults =
    faults.kind === 'available' && app !== null
      ? { kind: 'available', data: faults.data.filter(({ part }) => part === app) }
      : faults;
  const url = (choice: AppName | null) => (choice === null ? '/faults' : `/faults?app=${choice}`);
  return {
    title: app === null ? 'Errors' : `Errors of ${app}`,
    section: 'faults',
    refreshedFrom: url(app),
    status,
    main: html`<div class="page-head">
        <h1>${app === null ? 'Errors' : `Errors of ${app}`}</h1>
        <p class="soft">Errors of pages in the last ${HEALTH_HOURS} hours, most page views first</p>
      </div>
      ${appChoices(apps, app, url)}
      <section id="fault-list" data-live aria-label="Errors">
        ${faultList(own, { limit: MAX_LISTED, now: status.now })}
      </section>`,
  };
}

/** One error with its stack trace in the sources. */
export function faultPage(fault: FaultGroup, frames: readonly SourceFrame[], status: PageStatus): FramedPage {
  const { part, version, message, views, count, firstSeen, lastSeen } = fault;
  return {
    title: message || 'Error without a message',
    section: 'faults',
    status,
    main: html`<p class="soft">
        <a href="/faults">Errors</a> · <a href="/apps/${part}">${part}</a> ${version}
      </p>
      <h1>${message || 'Error without a message'}</h1>
      <dl class="facts card">
        <div>
          <dt>Page views</dt>
          <dd>${formatCount(views)}</dd>
        </div>
        <div>
          <dt>Reports</dt>
          <dd>${formatCount(count)}</dd>
        </div>
        <div>
          <dt>First seen</dt>
          <dd>${exactTime(firstSeen)}</dd>
        </div>
        <div>
          <dt>Last seen</dt>
          <dd>${exactTime(lastSeen)}</dd>
        </div>
      </dl>
      <div class="fault-columns">
        <section aria-labelledby="stack-title">
          <h2 id="stack-title">Stack trace</h2>
          ${frames.length === 0 ? html`<p class="soft">The error has no position in a release.</p>` : stack(frames)}
        </section>
        <div class="fault-aside">
          ${counted('Pages', fault.pages)} ${counted('Browsers', fault.browsers)} ${hours(fault, status.now)}
        </div>
      </div>`,
  };
}

function stack(frames: readonly SourceFrame[]): Html {
  const firstOwn = frames.findIndex(({ original }) => original?.isOwn);
  return html`<ol class="stack">
    ${frames.map((frame, index) => stackFrame(frame, index === Math.max(firstOwn, 0)))}
  </ol>`;
}

function stackFrame({ frame, original }: SourceFrame, isOpen: boolean): Html {
  if (!original) {
    return html`<li class="card frame">
      <code>${frame.file}:${frame.line}:${frame.column}</code>
      <p class="soft">No source map for this file.</p>
    </li>`;
  }
  const { source, line, column, name, lines, isOwn } = original;
  return html`<li class="card frame ${!isOwn && 'foreign'}">
    <p>
      <code>${source}:${line}:${column}</code>${name !== null && html` <span class="soft">${name}</span>`}
    </p>
    ${
      lines.length > 0 &&
      html`<details ${isOpen && html`open`}>
        <summary>Source</summary>
        <pre tabindex="0" role="region" aria-label="Source of ${source}, line ${line}"><code>${lines.map(
          (one) => sourceLine(one.number, one.text, one.number === line),
        )}</code></pre>
      </details>`
    }
    <p class="soft built">${frame.file}:${frame.line}:${frame.column}</p>
  </li>`;
}

function sourceLine(number: number, text: string, isFault: boolean): Html {
  const gutter = `${isFault ? '→' : ' '}${String(number).padStart(5)}`;
  return html`<span class="code-line ${isFault && 'at'}"
    ><span class="code-number">${gutter}</span> ${text}</span
  >`;
}

function counted(title: string, entries: FaultGroup['pages']): Html {
  return html`<section class="card" aria-label="${title}">
    <h2>${title}</h2>
    <dl class="counted">
      ${entries.map(
        ({ name, count }) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${formatCount(count)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function hours({ hours: reported, version }: FaultGroup, now: number): Html {
  const points = reported.map(({ hour, count }) => ({ at: Date.parse(hour), version, value: count }));
  const busiest = reported.toSorted((one, other) => other.count - one.count)[0];
  const from = now - HEALTH_HOURS * HOUR_MS;
  return html`<section class="card" aria-label="Reports by hour">
    <h2>By hour</h2>
    ${busiest !== undefined && html`<p class="soft">Most at ${clockTime(busiest.hour)}: ${formatCount(busiest.count)}</p>`}
    ${chart({ series: [{ tone: 'worse', points }], from, to: now, limit: null, mark: null })}
    <p class="axis"><span>${clockTime(from)}</span><span>now</span></p>
  </section>`;
}
