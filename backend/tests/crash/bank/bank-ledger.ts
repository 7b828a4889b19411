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

/** A payment page on which nobody has paid yet. */
export type OpenPage = Omit<LedgerEntry, 'state'> & { readonly state: 'pending' };

/** The bank's record of one refund key. It never changes. */
export interface LedgerRefund {
  readonly key: string;
  readonly chargeKey: string;
  /** Pence. */
  readonly amount: number;
  readonly state: 'succeeded' | 'failed';
}

type ChargeRequest = Pick<LedgerEntry, 'key' | 'amount' | 'brand' | 'last4'>;

/** The bank's ledger: a key is charged or refunded at most once, however often the shop repeats a request. */
export class BankLedger {
  readonly #entries: LedgerEntry[] = [];
  readonly #pages = new Map<string, OpenPage>();
  readonly #refunds: LedgerRefund[] = [];
  /** Requests that a correct shop never sends, such as the same key with another amount. */
  readonly complaints: string[] = [];

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  get refunds(): readonly LedgerRefund[] {
    return this.#refunds;
  }

  find(key: string): LedgerEntry | OpenPage | null {
    return this.#entry(key) ?? this.#pages.get(key) ?? null;
  }

  charge(request: ChargeRequest, declined: boolean): LedgerEntry {
    return this.#once({
      ...request,
      state: declined ? 'failed' : 'succeeded',
      reason: declined ? 'declined' : null,
    });
  }

  /** Opens the payment page of a key, or returns what has become of it. */
  openPage(key: string, amount: number): LedgerEntry | OpenPage {
    const existing = this.find(key);
    if (existing && existing.amount !== amount)
      this.complaints.push(`the page ${key} was ${existing.amount}p and was requested with ${amount}p`);
    if (existing) return existing;
    const page = { key, amount, state: 'pending', reason: null, brand: null, last4: null } as const;
    this.#pages.set(key, page);
    return page;
  }

  /** The shopper pays on the page of a key. @returns null for a key without a page */
  payPage(key: string, declined: boolean): LedgerEntry | null {
    const page = this.#pages.get(key);
    return page ? this.charge({ ...page, brand: 'Visa', last4: '4242' }, declined) : this.#entry(key);
  }

  /** Cancels a key that was never charged; an existing entry stays unchanged. */
  cancel(key: string, amount: number): LedgerEntry {
    return this.#once({ key, amount, state: 'cancelled', reason: null, brand: null, last4: null });
  }

  /** Refunds a part of a charge. @param refused the card takes no refunds */
  refund(request: Omit<LedgerRefund, 'state'>, refused: boolean): LedgerRefund {
    const { key, chargeKey, amount } = request;
    const existing = this.#refunds.find((refund) => refund.key === key);
    if (existing && (existing.amount !== amount || existing.chargeKey !== chargeKey))
      this.complaints.push(`the refund ${key} came back with another amount or charge`);
    if (existing) return existing;
    const made: LedgerRefund = { ...request, state: refused ? 'failed' : 'succeeded' };
    this.#refunds.push(made);
    const charged = this.#entry(chargeKey);
    const refunded = this.#refunds
      .filter((refund) => refund.chargeKey === chargeKey && refund.state === 'succeeded')
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (charged?.state !== 'succeeded' || refunded > charged.amount)
      this.complaints.push(`the refund ${key} is more than what was charged under ${chargeKey}`);
    return made;
  }

  #entry(key: string): LedgerEntry | null {
    return this.#entries.find((entry) => entry.key === key) ?? null;
  }

  #once(entry: LedgerEntry): LedgerEntry {
    const existing = this.#entry(entry.key);
    if (existing && existing.amount !== entry.amount)
      this.complaints.push(`${entry.key} was ${existing.amount}p and came back as ${entry.amount}p`);
    if (!existing) this.#entries.push(entry);
    return existing ?? entry;
  }
}
