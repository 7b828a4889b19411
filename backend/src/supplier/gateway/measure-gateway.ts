import { Counter, Gauge, type Registry } from 'prom-client';

import type { CircuitState, SupplierCircuits } from '../circuit-breaker';
import type { ResponseSource } from '../responses/shared-responses';

import { GATEWAY_CALLS } from './gateway-calls';

const LEVELS: Readonly<Record<CircuitState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Adds the state of the circuits and the sources of responses. @returns counts a response of a call */
export function measureGateway(
  registry: Registry | undefined,
  circuits: SupplierCircuits,
): (call: string, source: ResponseSource | 'failed') => void {
  if (registry === undefined) return () => {};
  new Gauge({
    name: 'supplier_circuit_state',
    help: '0 while calls are made, 1 while the next call is a probe, 2 while calls are refused',
    labelNames: ['call'],
    registers: [registry],
    collect() {
      for (const { name } of GATEWAY_CALLS) this.set({ call: name }, LEVELS.closed);
      for (const [call, state] of circuits.states()) this.set({ call }, LEVELS[state]);
    },
  });
  const responses = new Counter({
    name: 'supplier_responses_total',
    help: 'Responses to browsers by source: cache, supplier, stale, failed',
    labelNames: ['call', 'source'],
    registers: [registry],
  });
  return (call, source) => responses.inc({ call, source });
}
