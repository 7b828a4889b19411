import { setTimeout as pause } from 'node:timers/promises';

import { launchBackend, type BackendProcess, type BackendSettings } from './backend-process';
import { nameOf } from './crash-report';
import type { Kill } from './kill-plan';

/** A kill point that is not reached in this time is no longer in the code path. */
const REACH_LIMIT_MS = 120_000;

/** Runs the backend and restarts it after every kill. */
export class BackendRestarts {
  readonly #settings: BackendSettings;
  readonly #processes: BackendProcess[] = [];
  #exitedAt: number | null = null;
  /** Milliseconds from each exit to the next response. */
  readonly readyAfter: number[] = [];
  readonly killed: Record<string, number> = {};
  readonly faults: string[] = [];

  constructor(settings: BackendSettings) {
    this.#settings = settings;
  }

  /** Mails that a process could not send or not mark as sent, and left for a retry. */
  get mailsPutBack(): number {
    return this.#processes.reduce((sum, backend) => sum + backend.mailsPutBack(), 0);
  }

  async start(): Promise<void> {
    this.#launch();
    await this.#ready();
  }

  async stop(): Promise<void> {
    await this.#processes.at(-1)?.stop();
    this.#exitedAt = null;
  }

  async kill(): Promise<void> {
    await this.#processes.at(-1)?.kill();
  }

  /** Kills the backend as planned and restarts it. @param waitUntilReady false when the next kill happens during this start */
  async killAndRestart(kill: Kill, waitUntilReady: boolean): Promise<void> {
    const backend = this.#processes.at(-1);
    if (!backend) throw new Error('no backend is running');
    if (kill.how === 'point') {
      backend.arm(kill);
      const reached = await Promise.race([
        backend.exited.then(() => true),
        pause(REACH_LIMIT_MS, false, { ref: false }),
      ]);
      if (!reached) this.faults.push(`kill point ${kill.point} was not reached`);
    } else {
      await pause(kill.afterMs);
      if (backend.hasExited()) this.faults.push('the backend exited by itself');
    }
    await backend.kill();
    this.killed[nameOf(kill)] = (this.killed[nameOf(kill)] ?? 0) + 1;
    this.#exitedAt ??= Date.now();
    this.#launch();
    if (waitUntilReady) await this.#ready();
  }

  #launch(): void {
    this.#processes.push(launchBackend(this.#settings, this.#processes.length + 1));
  }

  async #ready(): Promise<void> {
    await this.#processes.at(-1)?.ready();
    if (this.#exitedAt !== null) this.readyAfter.push(Date.now() - this.#exitedAt);
    this.#exitedAt = null;
  }
}

/** Runs the kill plan, spread evenly over the bookings. @param finished returns the number of finished bookings */
export async function runKillPlan(
  plan: readonly Kill[],
  backend: BackendRestarts,
  bookings: number,
  finished: () => number,
): Promise<void> {
  for (const [index, kill] of plan.entries()) {
    const due = Math.floor(((index + 0.5) * bookings) / plan.length);
    while (kill.how !== 'starting' && finished() < due) await pause(10);
    await backend.killAndRestart(kill, plan[index + 1]?.how !== 'starting');
  }
}
