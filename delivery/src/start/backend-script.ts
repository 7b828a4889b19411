import type { DeliveryEnvironment } from '../config/environment';

/** Returns the entry script of the backend: the demo with simulated external services, or the production server. */
export function backendScript({ isDemo }: Pick<DeliveryEnvironment, 'isDemo'>): string {
  return isDemo ? 'demo/server.ts' : 'backend/src/server.ts';
}
