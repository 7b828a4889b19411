/**
 * The state that the host shares with all remotes: booking session, shortlist, recently viewed, clock and settings.
 *
 * Module Federation loads this module once per page, from the host. Import it as `@storefront/shared/runtime` only:
 * a deep import would bundle a second instance into a remote.
 */
export { createBookingStore, type BookingStore } from './booking-store';
export { createRuntime } from './create-runtime';
export { createRuntimeCache } from './runtime-cache';
export type { RecentlyViewed } from './use-recently-viewed';
export { useRecentlyViewed } from './use-recently-viewed';
export { useRecordView } from './use-record-view';
export { useShortlist } from './use-shortlist';
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
