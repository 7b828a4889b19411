import { setTimeout as pause } from 'node:timers/promises';

import { launchBackend, type BackendProcess, type BackendSettings } from './backend-process';
import { nameOf } from './crash-report';
import type { Kill } from './kill-plan';

/** A point that nobody came by in this time is not on the path any more. */
const REACH_LIMIT_MS = 120_000;

/** The lives of the backend, one after the other. */
export class BackendLives {
  readonly #settings: BackendSettings;
  readonly #processes: BackendProcess[] = [];
  #goneAt: number | null = null;
  /** Milliseconds from each death to the next answer. */
  readonly readyAfter: number[] = [];
  readonly killed: Record<string, number> = {};
  readonly faults: string[] = [];

  constructor(settings: BackendSettings) {
    this.#settings = settings;
  }

  /** Mails that a life could not send, or could not note down as sent, and left for later. */
  get mailsPutBack(): number {
    return this.#processes.reduce((sum, life) => sum + life.mailsPutBack(), 0);
  }

  async start(): Promise<void> {
    this.#launch();
    await this.#ready();
  }

  async stop(): Promise<void> {
    await this.#processes.at(-1)?.stop();
    this.#goneAt = null;
  }

  async kill(): Promise<void> {
    await this.#processes.at(-1)?.kill();
  }

  /** Dies as planned, and starts again. @param waitUntilReady false when the next death comes during this start */
  async dieAndRise(kill: Kill, waitUntilReady: boolean): Promise<void> {
    const backend = this.#processes.at(-1);
    if (!backend) throw new Error('there is no backend to kill');
    if (kill.how === 'point') {
      backend.arm(kill);
      const reached = await Promise.race([
        backend.gone.then(() => true),
        pause(REACH_LIMIT_MS, false, { ref: false }),
      ]);
      if (!reached) this.faults.push(`nobody came by at ${kill.point}`);
    } else {
      await pause(kill.afterMs);
      if (backend.isGone()) this.faults.push('the backend ended by itself');
    }
    await backend.kill();
    this.killed[nameOf(kill)] = (this.killed[nameOf(kill)] ?? 0) + 1;
    this.#goneAt ??= Date.now();
    this.#launch();
    if (waitUntilReady) await this.#ready();
  }

  #launch(): void {
    this.#processes.push(launchBackend(this.#settings, this.#processes.length + 1));
  }

  async #ready(): Promise<void> {
    await this.#processes.at(-1)?.ready();
    if (this.#goneAt !== null) this.readyAfter.push(Date.now() - this.#goneAt);
    this.#goneAt = null;
  }
}

/** Carries out the plan, spread evenly over the bookings. @param finished how many bookings are through */
export async function carryOut(
  plan: readonly Kill[],
  lives: BackendLives,
  bookings: number,
  finished: () => number,
): Promise<void> {
  for (const [index, kill] of plan.entries()) {
    const due = Math.floor(((index + 0.5) * bookings) / plan.length);
    while (kill.how !== 'starting' && finished() < due) await pause(10);
    await lives.dieAndRise(kill, plan[index + 1]?.how !== 'starting');
  }
}
