/** What the bank knows of one key. It never changes once it is written. */
export interface LedgerEntry {
  readonly key: string;
  /** Pence. */
  readonly amount: number;
  readonly state: 'succeeded' | 'failed' | 'cancelled';
  readonly reason: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
}

type Wish = Pick<LedgerEntry, 'key' | 'amount' | 'brand' | 'last4'>;

/** The bank's own book: whatever the shop forgets or asks twice, a key is charged once for ever. */
export class SimulatorLedger {
  readonly #entries: LedgerEntry[] = [];
  /** What no sound shop would ask, such as the same key with another amount. */
  readonly complaints: string[] = [];

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  find(key: string): LedgerEntry | null {
    return this.#entries.find((entry) => entry.key === key) ?? null;
  }

  charge(wish: Wish, declined: boolean): LedgerEntry {
    return this.#once({
      ...wish,
      state: declined ? 'failed' : 'succeeded',
      reason: declined ? 'declined' : null,
    });
  }

  /** Kills a key that was never charged; one that was stays what it is. */
  cancel(key: string, amount: number): LedgerEntry {
    return this.#once({ key, amount, state: 'cancelled', reason: null, brand: null, last4: null });
  }

  #once(entry: LedgerEntry): LedgerEntry {
    const known = this.find(entry.key);
    if (known && known.amount !== entry.amount)
      this.complaints.push(`${entry.key} was ${known.amount}p and came back as ${entry.amount}p`);
    if (!known) this.#entries.push(entry);
    return known ?? entry;
  }
}
