import { html, type Html } from '@storefront/server-kit/html';

import type { TrendPoint } from '../releases/trend';

const WIDTH = 100;
const HEIGHT = 40;
/** Space above the highest value. */
const HEADROOM = 1.15;
const HOUR_MS = 3_600_000;

export type SeriesTone = 'before' | 'good' | 'worse' | 'canary';

export interface ChartSeries {
  readonly tone: SeriesTone;
  readonly points: readonly TrendPoint[];
}

interface ChartOptions {
  readonly series: readonly ChartSeries[];
  /** Milliseconds since 1970, of the left and the right edge. */
  readonly from: number;
  readonly to: number;
  /** Dotted line; `null` without a limit. */
  readonly limit: number | null;
  /** Time of the release, milliseconds since 1970; `null` if it was before `from`. */
  readonly mark: number | null;
}

/**
 * Draws the trend of a metric. The text beside it has the current values, so the graphic is hidden from screen readers.
 * SVG attributes, because the policy of the page does not allow style attributes.
 */
export function chart({ series, from, to, limit, mark }: ChartOptions): Html {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const max = Math.max(...values, limit ?? 0) * HEADROOM || 1;
  const x = (at: number) => round((Math.min(Math.max(at, from), to) - from) / ((to - from) / WIDTH));
  const y = (value: number) => round(HEIGHT - (value / max) * HEIGHT);
  const place = ({ at, value }: TrendPoint): Place => [x(at + HOUR_MS / 2), y(value)];
  return html`<svg
    class="chart"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    ${series.map(({ tone, points }) => seriesPaths(tone, points.map(place)))}
    ${limit !== null && html`<path class="limit" d="M0 ${y(limit)}H${WIDTH}" />`}
    ${mark !== null && html`<path class="mark" d="M${x(mark)} 0V${HEIGHT}" />`}
  </svg>`;
}

type Place = readonly [number, number];

function seriesPaths(tone: SeriesTone, places: readonly Place[]): Html | null {
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return null;
  // A single hour is a short line: a path of one point is not drawn.
  const line =
    places.length === 1
      ? `M${first[0] - 1} ${first[1]}H${first[0] + 1}`
      : `M${places.map(([px, py]) => `${px} ${py}`).join('L')}`;
  const area = `${line}L${last[0]} ${HEIGHT}L${first[0]} ${HEIGHT}Z`;
  return html`${tone !== 'before' && places.length > 1 && html`<path class="area ${tone}" d="${area}" />`}<path
      class="line ${tone}"
      d="${line}"
    />`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
