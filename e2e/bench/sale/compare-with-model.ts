import { TIERS, type PerTier } from '@storefront/tooling/capacity/load-model';
import { PAGE_KINDS, processorMs, type UnitCosts, type Work } from '@storefront/tooling/capacity/work';

import type { Computed } from './work-counter';

/** Returns the processor time of each tier beside the prediction, as Markdown. @param spent milliseconds */
export function tierTable(work: Work, costs: UnitCosts, spent: PerTier, seconds: number): string {
  const predicted = processorMs(work, costs);
  const cores = (ms: number) => (ms / 1000 / seconds).toFixed(3);
  return table(
    ['tier', 'cores, predicted', 'cores, measured', 'measured ÷ predicted'],
    TIERS.map((tier) => [
      tier,
      cores(predicted[tier]),
      cores(spent[tier]),
      (spent[tier] / predicted[tier]).toFixed(2),
    ]),
  );
}

/** Returns how often caches had to compute something beside the prediction, as Markdown. */
export function computedTable(work: Work, before: Computed, after: Computed): string {
  const rendered = PAGE_KINDS.reduce((sum, kind) => sum + work[`${kind} rendered`], 0);
  const row = (name: string, predicted: number, counted: number) => [
    name,
    predicted.toFixed(0),
    String(counted),
    (counted / predicted).toFixed(2),
  ];
  return table(
    ['computed', 'predicted', 'counted', 'counted ÷ predicted'],
    [
      row('pages', rendered, after.renderings - before.renderings),
      row(
        'searches of the supplier',
        work['supplier search'],
        after.supplierSearches - before.supplierSearches,
      ),
    ],
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
