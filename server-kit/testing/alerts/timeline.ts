import type { Labels } from './exposition';

/** Seconds between two scrapes, as in deploy/prometheus/prometheus.yaml. */
export const SCRAPE_SECONDS = 15;

/** A series with a sample for each scrape; `null` where the scrape did not have it. */
export interface Series {
  readonly name: string;
  readonly labels: Labels;
  readonly samples: readonly (number | null)[];
}

interface KeptSeries extends Series {
  readonly samples: (number | null)[];
}

/** A sample of one scrape. */
export interface Tick {
  /** `seriesKey` of its name and labels. */
  readonly key: string;
  readonly name: string;
  readonly labels: Labels;
  readonly value: number;
}

/** All series since the first scrape. */
export class Timeline {
  readonly #series = new Map<string, KeptSeries>();
  readonly #byName = new Map<string, KeptSeries[]>();
  #length = 0;

  /** Number of scrapes. */
  get length(): number {
    return this.#length;
  }

  get series(): readonly Series[] {
    return [...this.#series.values()];
  }

  named(name: string): readonly Series[] {
    return this.#byName.get(name) ?? [];
  }

  add(samples: readonly Tick[]): void {
    for (const sample of samples) this.#seriesOf(sample).samples[this.#length] = sample.value;
    this.#length += 1;
    for (const { samples: kept } of this.#series.values()) if (kept.length < this.#length) kept.push(null);
  }

  #seriesOf({ key, name, labels }: Tick): KeptSeries {
    const held = this.#series.get(key);
    if (held) return held;
    const created = { name, labels, samples: Array.from({ length: this.#length }, () => null) };
    this.#series.set(key, created);
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), created]);
    return created;
  }
}

/** Returns a key that does not depend on the order of labels. */
export function seriesKey(name: string, labels: Labels): string {
  return JSON.stringify([name, ...Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
