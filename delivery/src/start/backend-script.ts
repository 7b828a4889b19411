import type { DeliveryEnvironment } from '../config/environment';

/** Returns the backend to start: the demonstration's with everything outside simulated, or the production one. */
export function backendScript({ isDemo }: Pick<DeliveryEnvironment, 'isDemo'>): string {
  return isDemo ? 'demo/server.ts' : 'backend/src/server.ts';
}
