import { BOOKING_CALLS } from './booking-calls';
import type { CallName } from './call-names';
import type { DescribedCall } from './described-call';
import { LOOK_UP_CALLS } from './look-up-calls';

/** Every call of the storefront (specification 7 and the paths that it does not show). */
export const CALLS: Readonly<Record<CallName, DescribedCall>> = { ...LOOK_UP_CALLS, ...BOOKING_CALLS };
