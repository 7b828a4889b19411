import { html, type Html } from '@storefront/server-kit/html';

import type { Difference } from '../releases/difference';
import type { RegistryChange } from '../../store/release-store';

import type { FramedPage } from './page-frame';
import type { PageStatus } from './status-line';
import { historyTable } from './history-table';

export interface DiffOptions {
  readonly app: string;
  readonly from: string;
  readonly to: string;
  readonly difference: Difference;
  /** Changes that made one of the two versions live. */
  readonly changes: readonly RegistryChange[];
  readonly status: PageStatus;
}

/** What differs between two versions of an app. */
export function diffPage({ app, from, to, difference, changes, status }: DiffOptions): FramedPage {
  const { fields, added, removed, files } = difference;
  return {
    title: `${app}: ${from} to ${to}`,
    section: null,
    status,
    main: html`<p class="soft"><a href="/apps/${app}">${app}</a></p>
      <h1>Difference of ${from} to ${to}</h1>
      <section class="card" aria-labelledby="ranges-title">
        <h2 id="ranges-title">Contract and shared libraries</h2>
        ${
          fields.length === 0
            ? html`<p class="soft">No differences.</p>`
            : html`<dl class="fields">
                ${fields.map(
                  (field) =>
                    html`<div>
                      <dt>${field.name}</dt>
                      <dd>${field.from} → ${field.to}</dd>
                    </div>`,
                )}
              </dl>`
        }
        ${plusMinus(added, removed)}
      </section>
      <section class="card" aria-labelledby="files-title">
        <h2 id="files-title">Files</h2>
        <p>${files.same} unchanged, ${files.removed.length} removed, ${files.added.length} new</p>
        ${plusMinus(files.added, files.removed)}
      </section>
      <section aria-labelledby="diff-changes-title">
        <h2 id="diff-changes-title">Who and why</h2>
        ${historyTable(changes, 'Changes of both versions')}
      </section>`,
  };
}

function plusMinus(added: readonly string[], removed: readonly string[]): Html | null {
  if (added.length + removed.length === 0) return null;
  return html`<ul class="plus-minus">
    ${removed.map((one) => html`<li class="minus"><span class="unseen">removed: </span><span aria-hidden="true">−</span> ${one}</li>`)}
    ${added.map((one) => html`<li class="plus"><span class="unseen">new: </span><span aria-hidden="true">+</span> ${one}</li>`)}
  </ul>`;
}
