import { SupplierError } from './supplier-error';

export type CircuitState = 'closed' | 'half-open' | 'open';

export interface CircuitLimits {
  /** Number of latest calls that are judged. */
  readonly window: number;
  /** Failures among them that open the circuit. */
  readonly failures: number;
  /** Time until the first probe, in milliseconds. It doubles with each failed probe. */
  readonly openMs: number;
  readonly maxOpenMs: number;
}

const LIMITS: CircuitLimits = { window: 10, failures: 5, openMs: 5_000, maxOpenMs: 60_000 };

/** One circuit for each call: a broken search must not stop the pricing of bookings. */
export interface SupplierCircuits {
  /**
   * Runs a call unless its circuit is open.
   *
   * @throws SupplierError of the kind `circuit-open` without running the call, or what the call throws
   */
  readonly run: <T>(call: string, work: () => Promise<T>) => Promise<T>;
  /** The state of every call that was made, by its name. */
  readonly states: () => ReadonlyMap<string, CircuitState>;
}

/** @param now monotonic time in milliseconds */
export function createSupplierCircuits(
  now: () => number = () => performance.now(),
  limits: CircuitLimits = LIMITS,
): SupplierCircuits {
  const circuits = new Map<string, Circuit>();
  const circuitOf = (call: string): Circuit => {
    const held = circuits.get(call);
    if (held) return held;
    const created = createCircuit(call, now, limits);
    circuits.set(call, created);
    return created;
  };
  return {
    run: (call, work) => circuitOf(call).run(work),
    states: () => new Map([...circuits].map(([call, circuit]) => [call, circuit.state()])),
  };
}

interface Circuit {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly state: () => CircuitState;
}

function createCircuit(call: string, now: () => number, limits: CircuitLimits): Circuit {
  let outcomes: readonly boolean[] = [];
  let openedAt: number | null = null;
  let openMs = limits.openMs;
  let isProbing = false;
  /** Counts changes of the state: a call that began before one must not change the state after it. */
  let generation = 0;

  function open(nextOpenMs: number): void {
    generation += 1;
    openedAt = now();
    openMs = Math.min(nextOpenMs, limits.maxOpenMs);
    console.error(`supplier: the circuit of ${call} is open for ${openMs} ms`);
  }

  function close(): void {
    generation += 1;
    openedAt = null;
    outcomes = [];
    console.warn(`supplier: the circuit of ${call} is closed again`);
  }

  function record(isFailure: boolean): void {
    outcomes = [...outcomes, isFailure].slice(-limits.window);
    if (outcomes.filter(Boolean).length >= limits.failures) open(limits.openMs);
  }

  async function probe<T>(work: () => Promise<T>): Promise<T> {
    isProbing = true;
    const outcome = await settle(work);
    isProbing = false;
    if (outcome.isFailure) open(openMs * 2);
    else close();
    return outcome.result();
  }

  const isWaiting = (since: number) => now() - since < openMs;

  return {
    async run(work) {
      if (openedAt !== null) {
        if (isProbing || isWaiting(openedAt))
          throw new SupplierError(call, 'circuit-open', 'too many failures');
        return probe(work);
      }
      const before = generation;
      const outcome = await settle(work);
      if (generation === before) record(outcome.isFailure);
      return outcome.result();
    },
    state: () => {
      if (openedAt === null) return 'closed';
      return isWaiting(openedAt) ? 'open' : 'half-open';
    },
  };
}

async function settle<T>(work: () => Promise<T>) {
  try {
    const value = await work();
    return { isFailure: false, result: () => value };
  } catch (error) {
    const result = (): T => {
      throw error;
    };
    return { isFailure: isOutage(error), result };
  }
}

/** A refused request is no outage: a visitor could open the circuit with bad requests. */
function isOutage(error: unknown): boolean {
  return !(error instanceof SupplierError) || !['rejected', 'overloaded'].includes(error.kind);
}
