import { html, type Html } from '@storefront/server-kit/html';
import type { FaultGroup } from '@storefront/shared/api/fault-report.schema';

import { HEALTH_HOURS, type Reported } from '../releases/health-report';

import { formatCount } from './format';
import { agoElement } from './timestamp';

interface ListOptions {
  readonly limit: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Lists errors of pages with where and how many page views met them. */
export function faultList(faults: Reported<readonly FaultGroup[]>, { limit, now }: ListOptions): Html {
  if (faults.kind === 'unavailable')
    return html`<p class="soft">Errors are unavailable: ${faults.message}</p>`;
  if (faults.data.length === 0)
    return html`<p class="soft">No page has reported an error in the last ${HEALTH_HOURS} hours.</p>`;
  return html`<ul class="faults">
    ${faults.data.slice(0, limit).map((fault) => faultItem(fault, now))}
  </ul>`;
}

function faultItem(
  { fingerprint, message, part, version, views, count, pages, browsers, lastSeen }: FaultGroup,
  now: number,
): Html {
  return html`<li class="card fault">
    <p class="fault-message"><a href="/faults/${fingerprint}">${message || 'Error without a message'}</a></p>
    <p class="soft">
      <strong>${part}</strong> ${version} · ${pages[0]?.name ?? 'unknown page'} ·
      ${browsers[0]?.name ?? 'unknown browser'}${browsers.length > 1 && ` and ${browsers.length - 1} more`}
    </p>
    <p class="fault-count">
      <strong>${formatCount(views)}</strong> page ${views === 1 ? 'view' : 'views'}
      <span class="soft">${formatCount(count)} reports, last ${agoElement(lastSeen, now)}</span>
    </p>
  </li>`;
}
