import type { Fleet } from './fleet';
import { readUsage } from './processes';

interface Sample {
  readonly atMs: number;
  readonly residentMb: number;
}

/** Records the memory of processes. */
export class MemoryMeter {
  readonly #fleet: Fleet;
  readonly #startedAt = performance.now();
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
    processes.forEach(([name], index) => {
      const { residentMb = 0 } = usage[index] ?? {};
      if (residentMb === 0) return;
      const samples = this.#memory.get(name) ?? [];
      samples.push({ atMs: performance.now() - this.#startedAt, residentMb });
      this.#memory.set(name, samples);
    });
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
