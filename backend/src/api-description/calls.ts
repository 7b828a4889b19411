import { BOOKING_CALLS } from './booking-calls';
import type { CallName } from './call-names';
import type { DescribedCall } from './described-call';
import { MANAGE_CALLS } from './manage-calls';
import { SUPPLIER_AND_CONTENT_CALLS } from './supplier-and-content-calls';

/** All API calls of the storefront: those of section 7 of the specification, and those that it does not show. */
export const CALLS: Readonly<Record<CallName, DescribedCall>> = {
  ...SUPPLIER_AND_CONTENT_CALLS,
  ...BOOKING_CALLS,
  ...MANAGE_CALLS,
};
