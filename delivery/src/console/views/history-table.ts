import { html, type Html } from '@storefront/server-kit/html';

import type { RegistryChange } from '../../store/release-store';
import { describeChange } from '../releases/describe-change';

import { exactElement } from './timestamp';

const COLUMNS = ['When', 'App', 'What', 'Who', 'Why'] as const;

/** Explicit roles keep the table semantics, because phones display the rows as blocks. */
export function historyTable(changes: readonly RegistryChange[], label: string): Html {
  if (changes.length === 0) return html`<p class="soft">Nothing has been released yet.</p>`;
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
  const { at, part: app, by, why, untested } = change;
  const withoutTests = untested !== undefined && html`<br /><em>Tests skipped: ${untested}</em>`;
  return html`<tr role="row">
    <td role="cell" class="when">${exactElement(at)}</td>
    <td role="cell" class="part">${app}</td>
    <td role="cell" class="what">${describeChange(change)}</td>
    <td role="cell" class="who">${by}</td>
    <td role="cell" class="why">${why}${withoutTests}</td>
  </tr>`;
}
