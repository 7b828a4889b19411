import { z } from 'zod';

/** Places at which the process can be killed, in the order of the plan. */
export const KILL_POINTS = [
  /** A mail is claimed but not sent. */
  'mail-claimed',
  /** A mail is sent but not marked as sent. */
  'mail-sent',
  /** The attempt is stored, the provider not called. */
  'attempt-written',
  /** The provider has charged, the result is not stored. */
  'charged',
  /** The provider has confirmed the charge, the result is not used. */
  'looked-up',
  /** The order is committed, the response not sent. */
  'order-written',
  /** The provider has opened the page of a balance, its URL is not returned. */
  'page-opened',
  /** A balance is added to its order, the response not sent. */
  'balance-written',
  /** A cancellation is written with its refunds, but not committed. */
  'cancellation-written',
  /** A cancellation is committed, its refund not requested. */
  'refund-claimed',
  /** The provider has refunded, the result is not stored. */
  'refunded',
  /** The result of a refund is committed. */
  'refund-written',
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/** Message from the test to the process that is killed. */
export const armSchema = z.object({
  point: z.enum(KILL_POINTS),
  /** The process is killed when it passes the point for the nth time. */
  passes: z.number().int().min(1),
});
export type Arm = z.output<typeof armSchema>;

/** Kills this process without cleanup at the armed point. */
export class KillSwitch {
  #armed: Arm | null = null;

  arm(armed: Arm): void {
    this.#armed = armed;
  }

  pass(point: KillPoint): void {
    if (this.#armed?.point !== point) return;
    const passes = this.#armed.passes - 1;
    if (passes === 0) process.kill(process.pid, 'SIGKILL');
    this.#armed = { point, passes };
  }
}
