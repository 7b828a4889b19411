import { Counter, Gauge, type Registry } from 'prom-client';

import { supplierDurations } from '../../metrics/measure-supplier';
import type { CircuitState, SupplierCircuits } from '../circuit-breaker';
import type { ResponseSource } from '../responses/shared-responses';
import { SupplierError } from '../supplier-error';

import { GATEWAY_CALLS } from './gateway-calls';

const LEVELS: Readonly<Record<CircuitState, number>> = { closed: 0, 'half-open': 1, open: 2 };

interface GatewayMeasures {
  /** Counts a response to a browser. */
  readonly count: (call: string, source: ResponseSource | 'failed') => void;
  /** Measures a request of the supplier. */
  readonly time: <T>(call: string, request: () => Promise<T>) => Promise<T>;
}

/** Adds the state of the circuits, the sources of responses, and the durations of the requests behind them. */
export function measureGateway(registry: Registry | undefined, circuits: SupplierCircuits): GatewayMeasures {
  if (registry === undefined) return { count: () => {}, time: (_call, request) => request() };
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
  const durations = supplierDurations(registry);
  return {
    count: (call, source) => responses.inc({ call, source }),
    async time(call, request) {
      const stop = durations.startTimer({ call });
      try {
        const response = await request();
        stop({ outcome: 'ok' });
        return response;
      } catch (error) {
        // A refused request concerns the request and not the health of the supplier.
        stop({ outcome: error instanceof SupplierError && error.kind === 'rejected' ? 'ok' : 'failed' });
        throw error;
      }
    },
  };
}
