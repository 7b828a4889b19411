/** The bank's record of one key. It never changes. */
export interface LedgerEntry {
  readonly key: string;
  /** Pence. */
  readonly amount: number;
  readonly state: 'succeeded' | 'failed' | 'cancelled';
  readonly reason: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
}

type ChargeRequest = Pick<LedgerEntry, 'key' | 'amount' | 'brand' | 'last4'>;

/** The bank's ledger: a key is charged at most once, however often the shop repeats a request. */
export class BankLedger {
  readonly #entries: LedgerEntry[] = [];
  /** Requests that a correct shop never sends, such as the same key with another amount. */
  readonly complaints: string[] = [];

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  find(key: string): LedgerEntry | null {
    return this.#entries.find((entry) => entry.key === key) ?? null;
  }

  charge(request: ChargeRequest, declined: boolean): LedgerEntry {
    return this.#once({
      ...request,
      state: declined ? 'failed' : 'succeeded',
      reason: declined ? 'declined' : null,
    });
  }

  /** Cancels a key that was never charged; an existing entry stays unchanged. */
  cancel(key: string, amount: number): LedgerEntry {
    return this.#once({ key, amount, state: 'cancelled', reason: null, brand: null, last4: null });
  }

  #once(entry: LedgerEntry): LedgerEntry {
    const existing = this.find(entry.key);
    if (existing && existing.amount !== entry.amount)
      this.complaints.push(`${entry.key} was ${existing.amount}p and came back as ${entry.amount}p`);
    if (!existing) this.#entries.push(entry);
    return existing ?? entry;
  }
}
