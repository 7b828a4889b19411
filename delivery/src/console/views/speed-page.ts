import { html, type Html } from '@storefront/server-kit/html';
import type { PageVitals } from '@storefront/shared/api/telemetry.schema';
import type { AppName } from '@storefront/tooling/apps';

import { HEALTH_HOURS, type Reported } from '../releases/health-report';
import { pageSpeeds } from '../releases/page-speed';
import { MIN_MEASUREMENTS } from '../releases/rate-vital';
import { namesOf, type ReleaseState } from '../releases/release-state';

import { appChoices } from './app-choices';
import { freshness } from './freshness';
import type { FramedPage } from './page-frame';
import { speedTable } from './speed-table';

const MAX_LISTED = 200;

interface SpeedOptions {
  readonly state: ReleaseState;
  /** `null` for all apps. */
  readonly app: AppName | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The Core Web Vitals that visitors measured, by kind of page, app and version. */
export function speedPage(
  reported: Reported<readonly PageVitals[]>,
  { state, app, now }: SpeedOptions,
): FramedPage {
  const title = app === null ? 'Speed' : `Speed of ${app}`;
  const url = (choice: AppName | null) => (choice === null ? '/speed' : `/speed?app=${choice}`);
  return {
    title,
    section: 'speed',
    refreshedFrom: url(app),
    status: { state, now },
    main: html`<div class="page-head">
        <h1>${title}</h1>
        <p class="soft">
          What visitors measured in the last ${HEALTH_HOURS} hours: 75th percentiles by kind of page, app and
          version, slowest first. No value below ${MIN_MEASUREMENTS} measurements.
        </p>
        ${freshness(state.revision, now)}
      </div>
      ${appChoices(namesOf(state), app, url)}
      <section id="speeds" data-live aria-label="${title}">
        ${speeds(reported, { state, app, now })}
      </section>`,
  };
}

function speeds(reported: Reported<readonly PageVitals[]>, { state, app, now }: SpeedOptions): Html {
  if (reported.kind === 'unavailable')
    return html`<p class="soft">Speed is unavailable: ${reported.message}</p>`;
  const pages = pageSpeeds(reported.data, state.apps, app);
  if (pages.length === 0)
    return html`<p class="soft">No page has reported its speed in the last ${HEALTH_HOURS} hours.</p>`;
  const label = app === null ? 'Speed by kind of page' : `Speed of ${app} by kind of page`;
  return html`${speedTable(pages.slice(0, MAX_LISTED), label, now)}
  ${pages.length > MAX_LISTED && html`<p class="soft">${pages.length - MAX_LISTED} more are not shown. Choose an app.</p>`}`;
}
