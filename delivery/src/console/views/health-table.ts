import { html, type Html } from '@storefront/server-kit/html';
import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import type { AppState } from '../releases/app-state';
import { HEALTH_HOURS, healthOf, type HealthReport } from '../releases/health-report';

interface Column {
  readonly name: string;
  readonly health: VersionHealth | null;
}

const COUNT = new Intl.NumberFormat('en-GB');
const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent', maximumSignificantDigits: 2 });
const SECONDS = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const ROWS: readonly (readonly [string, (health: VersionHealth) => string])[] = [
  ['Page loads', ({ loaded }) => COUNT.format(loaded)],
  ['With an error', ({ errors, loaded }) => shareOf(errors, loaded)],
  ['Could not be loaded', ({ loadFailed, loaded }) => shareOf(loadFailed, loaded + loadFailed)],
  ['With a booking', ({ booked }) => COUNT.format(booked)],
  ['LCP, average', ({ vitals }) => paintSeconds(vitals.LCP)],
];

/** Shows the health of the live version and of the canary. */
export function healthTable(state: AppState, report: HealthReport): Html {
  if (report.kind === 'unknown')
    return html`<p class="soft">Health data is unavailable: ${report.message}</p>`;
  const running = [
    ['Live', state.live],
    ['Canary', state.canary],
  ] as const;
  const columns = running.flatMap(([name, version]) =>
    version ? [{ name, health: healthOf(report, state.app, version.version) }] : [],
  );
  const withoutReports = columns.filter(({ health }) => health === null);
  if (withoutReports.length === columns.length) {
    return html`<p class="soft">No page has reported yet (last ${HEALTH_HOURS} hours).</p>`;
  }
  return html`<table class="health">
      <caption>
        Reports of pages, last ${HEALTH_HOURS} hours
      </caption>
      <thead>
        <tr>
          <td></td>
          ${columns.map(({ name }) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${ROWS.map(([label, format]) => row(label, format, columns))}
      </tbody>
    </table>
    ${withoutReports.map(({ name }) => html`<p class="soft">${name}: no page has reported yet.</p>`)}`;
}

function row(label: string, format: (health: VersionHealth) => string, columns: readonly Column[]): Html {
  return html`<tr>
    <th scope="row">${label}</th>
    ${columns.map(({ health }) => html`<td>${health ? format(health) : 'unknown'}</td>`)}
  </tr>`;
}

function shareOf(count: number, all: number): string {
  if (all === 0) return COUNT.format(count);
  return `${COUNT.format(count)} (${PERCENT.format(count / all)})`;
}

function paintSeconds(paint: { readonly count: number; readonly average: number } | undefined): string {
  return paint === undefined || paint.count === 0
    ? 'not measured'
    : `${SECONDS.format(paint.average / 1_000)} s`;
}
