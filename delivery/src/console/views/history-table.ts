import { html, type Html } from '@storefront/server-kit/html';

import { ALL_APPS } from '../../signing/root-document';
import type { RegistryChange } from '../../store/release-store';
import { describeChange, kindOf } from '../releases/describe-change';

import { badge } from './badge';
import { exactElement } from './timestamp';

const COLUMNS = ['When', 'App', 'What', 'Who', 'Why'] as const;

/** Explicit roles keep the table semantics, because phones display the rows as blocks. */
export function historyTable(changes: readonly RegistryChange[], label: string, isFiltered = false): Html {
  if (changes.length === 0) {
    return html`<p class="soft">${isFiltered ? 'No change matches.' : 'Nothing has been released yet.'}</p>`;
  }
  return html`<table class="history" role="table" aria-label="${label}">
    <thead role="rowgroup">
      <tr role="row">
        ${COLUMNS.map((column) => html`<th scope="col" role="columnheader">${column}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${changes.map(row)}
    </tbody>
  </table>`;
}

function row(change: RegistryChange): Html {
  const { at, part: app, by, why, untested, overrode } = change;
  const withoutTests = untested !== undefined && html`<br /><em>Tests skipped: ${untested}</em>`;
  const overridden = overrode !== undefined && html`<br /><em>Harmful mark overridden: ${overrode}</em>`;
  return html`<tr role="row">
    <td role="cell" class="when">${exactElement(at)}</td>
    <td role="cell" class="part">
      ${app === ALL_APPS ? 'all apps' : html`<a href="/apps/${app}">${app}</a>`}
    </td>
    <td role="cell" class="what">${describeChange(change)} ${kindBadge(change)}</td>
    <td role="cell" class="who">${by}</td>
    <td role="cell" class="why">${why}${withoutTests}${overridden}</td>
  </tr>`;
}

/** Only changes that involve harm have a badge. */
function kindBadge(change: RegistryChange): Html | null {
  const kind = kindOf(change);
  if (kind === 'rollback') return badge('bad', 'Rollback');
  return kind === 'mark' && change.action === 'mark' ? badge('bad', 'Harmful') : null;
}
