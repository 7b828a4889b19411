import type { Fleet } from './fleet';
import { readUsage } from './processes';

interface Sample {
  readonly atMs: number;
  readonly residentMb: number;
}

/** Adds up the processor time of processes that are replaced, and records their memory. */
export class UsageMeter {
  readonly #fleet: Fleet;
  readonly #startedAt = performance.now();
  readonly #last = new Map<string, { pid: number; ms: number }>();
  readonly #spentMs = new Map<string, number>();
  readonly #memory = new Map<string, Sample[]>();
  #timer: NodeJS.Timeout | null = null;

  constructor(fleet: Fleet) {
    this.#fleet = fleet;
  }

  start(everyMs: number): void {
    this.sample();
    this.#timer = setInterval(() => this.sample(), everyMs);
  }

  stop(): void {
    this.sample();
    if (this.#timer) clearInterval(this.#timer);
  }

  sample(): void {
    const processes = this.#fleet.processes();
    const usage = readUsage(processes.map(([, pid]) => pid));
    processes.forEach(([name, pid], index) => {
      const { processorMs = 0, residentMb = 0 } = usage[index] ?? {};
      if (residentMb === 0) return;
      const last = this.#last.get(name);
      // A new process starts at nothing; its own start is work as well.
      const before = last?.pid === pid ? last.ms : last === undefined ? processorMs : 0;
      this.#spentMs.set(name, (this.#spentMs.get(name) ?? 0) + Math.max(0, processorMs - before));
      this.#last.set(name, { pid, ms: processorMs });
      const samples = this.#memory.get(name) ?? [];
      samples.push({ atMs: performance.now() - this.#startedAt, residentMb });
      this.#memory.set(name, samples);
    });
  }

  /** Processor milliseconds by tier since the start. */
  spent(): Readonly<Record<string, number>> {
    const tiers: Record<string, number> = {};
    for (const [name, ms] of this.#spentMs) {
      const tier = name.replace(/ \d+$/, '');
      tiers[tier] = (tiers[tier] ?? 0) + ms;
    }
    return tiers;
  }

  memoryTable(): string {
    const rows = [...this.#memory].map(([name, samples]) => {
      const at = (share: number) => samples[Math.floor((samples.length - 1) * share)]?.residentMb ?? 0;
      const most = Math.max(...samples.map(({ residentMb }) => residentMb));
      const figures = [at(0), at(0.25), at(0.5), at(0.75), at(1), most].map((mb) => mb.toFixed(0));
      return `| ${name} | ${figures.join(' | ')} | ${slope(samples.slice(Math.floor(samples.length * 0.6))).toFixed(1)} |`;
    });
    return [
      '| resident MB | start | 25% | 50% | 75% | end | most | MB per 10 minutes, of the last 40% |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  }
}

/** Slope of the line of least squares, in MB per 10 minutes. */
function slope(samples: readonly Sample[]): number {
  const mean = (pick: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / Math.max(1, samples.length);
  const [time, memory] = [mean(({ atMs }) => atMs), mean(({ residentMb }) => residentMb)];
  const products = samples.reduce(
    (sum, { atMs, residentMb }) => sum + (atMs - time) * (residentMb - memory),
    0,
  );
  const squares = samples.reduce((sum, { atMs }) => sum + (atMs - time) ** 2, 0);
  return squares === 0 ? 0 : (products / squares) * 600_000;
}
