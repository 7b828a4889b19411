import { html, type Html } from '@storefront/server-kit/html';

import type { ChangedValue, ReleaseDifference, SourceDifference } from '../../release/compare-releases';
import {
  describeBudget,
  describeCheckouts,
  describeCommits,
  describeFile,
  describeFiles,
  describePage,
} from '../../release/describe-diff';
import type { RegistryChange } from '../../store/release-store';

import { historyTable } from './history-table';
import type { FramedPage } from './page-frame';
import type { PageStatus } from './status-line';

export interface DiffOptions {
  readonly difference: ReleaseDifference;
  /** Changes that made one of the two versions live. */
  readonly changes: readonly RegistryChange[];
  readonly status: PageStatus;
}

/** What differs between two versions of an app. */
export function diffPage({ difference, changes, status }: DiffOptions): FramedPage {
  const { app, from, to, routes, names } = difference;
  return {
    title: `${app}: ${from} to ${to}`,
    section: null,
    status,
    main: html`<p class="soft"><a href="/apps/${app}">${app}</a></p>
      <h1>Difference of ${from} to ${to}</h1>
      <section class="card" aria-labelledby="ranges-title">
        <h2 id="ranges-title">Contract and shared libraries</h2>
        ${fieldList([...difference.values, ...difference.shared].map(asField))}
        ${plusMinus(
          [...routes.added.map((route) => `route ${route}`), ...names.added],
          [...routes.removed.map((route) => `route ${route}`), ...names.removed],
        )}
      </section>
      <section class="card" aria-labelledby="budget-title">
        <h2 id="budget-title">Budget: compressed scripts of each page</h2>
        ${fieldList(difference.budget.map((one) => ({ name: describePage(one.page), text: describeBudget(one) })))}
      </section>
      ${commitCard(difference.source)} ${fileCard(difference.files)}
      <section aria-labelledby="diff-changes-title">
        <h2 id="diff-changes-title">Who and why</h2>
        ${historyTable(changes, 'Changes of both versions')}
      </section>`,
  };
}

interface Field {
  readonly name: string;
  readonly text: string;
}

function asField({ name, from, to }: ChangedValue): Field {
  return { name, text: `${from ?? 'none'} → ${to ?? 'none'}` };
}

function fieldList(fields: readonly Field[]): Html {
  if (fields.length === 0) return html`<p class="soft">No differences.</p>`;
  return html`<dl class="fields">
    ${fields.map(
      ({ name, text }) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`;
}

function commitCard(source: SourceDifference): Html {
  const { commits } = source;
  const listed = (commits?.listed ?? []).map(({ id, subject }) => `${id.slice(0, 12)} ${subject}`);
  const summary = describeCommits(source);
  return html`<section class="card" aria-labelledby="commits-title">
    <h2 id="commits-title">Commits</h2>
    <p class="soft">${describeCheckouts(source)}</p>
    ${summary !== null && html`<p>${summary}</p>`}
    ${commits?.direction === 'removed' ? plusMinus([], listed) : plusMinus(listed, [])}
  </section>`;
}

function fileCard(files: ReleaseDifference['files']): Html {
  return html`<section class="card" aria-labelledby="files-title">
    <h2 id="files-title">Files</h2>
    <p>${describeFiles(files)}</p>
    ${fieldList(files.changed.map(({ from, to }) => ({ name: 'changed', text: `${describeFile(from)} → ${describeFile(to)}` })))}
    ${plusMinus(files.added.map(describeFile), files.removed.map(describeFile))}
  </section>`;
}

function plusMinus(added: readonly string[], removed: readonly string[]): Html | null {
  if (added.length + removed.length === 0) return null;
  return html`<ul class="plus-minus">
    ${removed.map((one) => html`<li class="minus"><span class="unseen">removed: </span><span aria-hidden="true">−</span> ${one}</li>`)}
    ${added.map((one) => html`<li class="plus"><span class="unseen">new: </span><span aria-hidden="true">+</span> ${one}</li>`)}
  </ul>`;
}
