import type { PerTier } from '@storefront/tooling/capacity/load-model';
import { perTier } from '@storefront/tooling/capacity/work';

import type { Fleet } from './fleet';
import { readUsage } from './processes';

/** Processor time of tiers, adding up that of processes that are replaced. Read it before each replacement. */
export class TierTimes {
  readonly #fleet: Fleet;
  readonly #last = new Map<string, { readonly pid: number; readonly ms: number }>();
  readonly #total = new Map<string, number>();

  constructor(fleet: Fleet) {
    this.#fleet = fleet;
  }

  /** Processor milliseconds since the first reading. */
  read(): PerTier {
    const processes = this.#fleet.processes();
    const usage = readUsage(processes.map(([, pid]) => pid));
    processes.forEach(([name, pid], index) => {
      const { processorMs: ms = 0, residentMb = 0 } = usage[index] ?? {};
      // It has exited; its successor follows.
      if (residentMb === 0) return;
      const last = this.#last.get(name);
      // All time of a successor is work as well, also that of its start.
      const before = last === undefined ? ms : last.pid === pid ? last.ms : 0;
      const tier = name.replace(/ \d+$/, '');
      this.#total.set(tier, (this.#total.get(tier) ?? 0) + Math.max(0, ms - before));
      this.#last.set(name, { pid, ms });
    });
    return perTier((tier) => this.#total.get(tier) ?? 0);
  }
}
