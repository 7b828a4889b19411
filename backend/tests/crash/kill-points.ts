import { z } from 'zod';

/** Where the power may go off, in the order in which the plan comes to them. */
export const KILL_POINTS = [
  /** A mail is claimed and not sent. */
  'mail-claimed',
  /** A mail is sent and not marked so. */
  'mail-sent',
  /** The attempt is stored and the provider not asked. */
  'attempt-written',
  /** The provider has charged and nothing of it is stored. */
  'charged',
  /** The provider has said that it was charged, and nothing of that is used. */
  'looked-up',
  /** The order is committed and the browser not answered. */
  'order-written',
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/** What the test sends to the process that is to die. */
export const armSchema = z.object({
  point: z.enum(KILL_POINTS),
  /** It dies when it comes by for the so-manieth time. */
  passes: z.number().int().min(1),
});
export type Arm = z.output<typeof armSchema>;

/** Ends this process, as a power cut would, at the point it is armed for. */
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
