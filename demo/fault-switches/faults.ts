import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { CALL_NAMES } from '@storefront/backend/api-description/call-names';
import { parseInput } from '@storefront/backend/http/parse-input';

const faultSchema = z.object({
  call: z.enum(CALL_NAMES),
  mode: z.enum(['error', 'slow', 'hold', 'hang', 'garbage', 'empty', 'off', 'lost-answer']),
  status: z.number().int().min(400).max(599).default(500),
  delayMs: z.number().int().min(0).max(120_000).default(5_000),
  /** Number of calls that fail; all of them by default. */
  times: z.number().int().min(1).optional(),
});
type Fault = z.output<typeof faultSchema>;

/** Injects faults into API calls, so that people and tests can see what shoppers see. Demonstration only. */
export class Faults {
  readonly #faults = new Map<string, Fault & { left: number }>();
  readonly #hanging = new Set<FastifyReply['raw']>();
  readonly #held = new Set<() => void>();

  set(body: unknown): void {
    const fault = parseInput(faultSchema, body);
    this.#faults.set(fault.call, { ...fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** Returns the active faults. `left` is the number of remaining calls, `null` for no limit. */
  list(): readonly { readonly call: string; readonly mode: string; readonly left: number | null }[] {
    return [...this.#faults.values()].map(({ call, mode, left }) => ({
      call,
      mode,
      left: Number.isFinite(left) ? left : null,
    }));
  }

  /** Number of calls that are held now. */
  get held(): number {
    return this.#held.size;
  }

  /** Removes all faults. Held calls continue; hanging calls stay open. */
  clear(): void {
    this.#faults.clear();
    for (const resume of this.#held) resume();
    this.#held.clear();
  }

  /** Removes all faults and closes hanging calls, so that the server can stop. */
  release(): void {
    this.clear();
    for (const response of this.#hanging) response.destroy();
  }

  /** Applies the fault of a call before its handler runs. @returns true if the response is already sent or hijacked */
  async inject(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const fault = this.#take(callOf(request.url), (mode) => mode !== 'lost-answer');
    if (!fault) return false;
    switch (fault.mode) {
      case 'slow':
        await pause(fault.delayMs);
        return false;
      case 'hold':
        await new Promise<void>((resume) => this.#held.add(resume));
        return false;
      case 'hang':
        reply.hijack();
        this.#hanging.add(reply.raw);
        reply.raw.once('close', () => this.#hanging.delete(reply.raw));
        return true;
      case 'off':
        reply.hijack();
        reply.raw.destroy();
        return true;
      case 'garbage':
        await reply.type('text/html').send('<html><body>not the expected response');
        return true;
      case 'empty':
        await reply.send('');
        return true;
      case 'error':
      case 'lost-answer':
        await reply
          .status(fault.status)
          .send({ error: { code: 'demo-fault', message: 'A fault was switched on.' } });
        return true;
    }
  }

  /** Returns true if the response must be dropped after the handler has done its work. */
  dropsResponse(request: FastifyRequest): boolean {
    return this.#take(callOf(request.url), (mode) => mode === 'lost-answer') !== null;
  }

  #take(call: string | undefined, isApplicable: (mode: Fault['mode']) => boolean): Fault | null {
    const fault = call === undefined ? undefined : this.#faults.get(call);
    if (!fault || !isApplicable(fault.mode)) return null;
    fault.left -= 1;
    if (fault.left <= 0) this.#faults.delete(fault.call);
    return fault;
  }
}

/** A name can begin with another one: `newsletter/confirm` is a different call from `newsletter`. */
const LONGEST_NAMES_FIRST = CALL_NAMES.toSorted((one, other) => other.length - one.length);

/** Returns the call name of a URL: `/supplier/dpSearch.php?…` is `dpSearch`, `/api/payment/status/…` `payment/status`. */
function callOf(url: string): string | undefined {
  const path = (url.split('?')[0] ?? '').replace(/^\/(supplier|api)\//, '').replace(/\.php$/, '');
  return LONGEST_NAMES_FIRST.find((name) => path === name || path.startsWith(`${name}/`));
}
