/**
 * All module-level state of the storefront lives behind this one module, which the shell provides and
 * every remote shares. Import it by this path only: a second path would be a second instance.
 */
export { createBookingStore, type BookingStore } from './booking-store';
export { createResultsCache, type ResultsCache } from './results-cache';
export {
  RuntimeProvider,
  useBooking,
  useBookingCommands,
  useRuntime,
  type ServerSide,
  type StorefrontRuntime,
} from './runtime-context';
export { routerContextOf, runtimeOf } from './router-context';
export { runtimeIdentity } from './identity';
