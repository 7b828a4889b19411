import { html, type Html } from '@storefront/server-kit/html';
import type { CoreVital } from '@storefront/shared/api/telemetry.schema';

import { HEALTH_HOURS } from '../releases/health-report';
import type { PageSpeed, VitalSpeed } from '../releases/page-speed';
import { MIN_MEASUREMENTS, VITAL_LIMITS, type Rating } from '../releases/rate-vital';

import { badge } from './badge';
import { chart, type SeriesTone } from './chart';
import { formatCount, formatVital, NOT_MEASURED } from './format';

const HOUR_MS = 3_600_000;

const COLUMNS: readonly (readonly [name: string, limits: string])[] = [
  ['Page', ''],
  ['App and version', ''],
  ...(['LCP', 'INP', 'CLS'] as const).map((vital) => [vital, limitsOf(vital)] as const),
];

const STATES: Readonly<Record<PageSpeed['state'], string>> = {
  live: 'live',
  canary: 'canary',
  earlier: 'not live',
};

/** Explicit roles keep the table semantics, because narrow screens display the rows as blocks. */
export function speedTable(pages: readonly PageSpeed[], label: string, now: number): Html {
  return html`<table class="history speed" role="table" aria-label="${label}">
    <thead role="rowgroup">
      <tr role="row">
        ${COLUMNS.map(
          ([name, limits]) =>
            html`<th scope="col" role="columnheader">
              ${name}${limits !== '' && html` <span class="soft">${limits}</span>`}
            </th>`,
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${pages.map((page) => speedRow(page, now))}
    </tbody>
  </table>`;
}

function limitsOf(vital: CoreVital): string {
  const { good, fair } = VITAL_LIMITS[vital];
  return `good to ${formatVital(vital, good)}, poor above ${formatVital(vital, fair)}`;
}

function speedRow({ page, app, version, state, vitals }: PageSpeed, now: number): Html {
  return html`<tr role="row">
    <th scope="row" role="rowheader" class="page-kind"><code>${page}</code></th>
    <td role="cell" class="part">
      <a href="/apps/${app}">${app}</a>
      <span class="soft speed-version">${version}, ${STATES[state]}</span>
    </td>
    ${vitals.map((vital) => html`<td role="cell" class="vital">${vitalCell(vital, now)}</td>`)}
  </tr>`;
}

function vitalCell(speed: VitalSpeed, now: number): Html {
  const { vital, rating, p75, count } = speed;
  const name = html`<span class="vital-name">${vital}</span> `;
  if (p75 === null) return html`${name}<span class="soft">${NOT_MEASURED}</span>`;
  if (rating === 'too-few')
    return html`${name}${badge('neutral', 'Too few')}
      <span class="soft measured">${measurements(count)} of ${MIN_MEASUREMENTS}</span>`;
  return html`${name}<span class="vital-value ${rating}">${formatVital(vital, p75)}</span>
    ${ratingBadge(rating)}
    <span class="soft measured">${measurements(count)}</span>
    ${trend(speed, now)}`;
}

function measurements(count: number): string {
  return `${formatCount(count)} measured`;
}

function ratingBadge(rating: Exclude<Rating, 'too-few'>): Html {
  switch (rating) {
    case 'poor':
      return badge('bad', 'Poor');
    case 'fair':
      return badge('warning', 'Needs improvement');
    case 'good':
      return badge('good', 'Good');
  }
}

/** The text has the range of the graphic, which is hidden from screen readers. */
function trend({ vital, rating, points }: VitalSpeed, now: number): Html | null {
  if (points.length === 0) return null;
  const values = points.map(({ value }) => value);
  const range = [Math.min(...values), Math.max(...values)].map((value) => formatVital(vital, value));
  const tone: SeriesTone = rating === 'poor' ? 'worse' : rating === 'fair' ? 'canary' : 'good';
  return html`<span class="trend"
    >${chart({
      series: [{ tone, points }],
      from: now - HEALTH_HOURS * HOUR_MS,
      to: now,
      limit: VITAL_LIMITS[vital].good,
      mark: null,
    })}${range[0] !== range[1] && html`<span class="soft">${range.join(' to ')} by hour</span>`}</span
  >`;
}
