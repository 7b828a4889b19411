import type { CallName } from '../../src/api-description/call-names';

import { BOOKING_EXAMPLES } from './booking-examples';
import { CONTENT_EXAMPLES } from './content-examples';
import type { CallExample } from './example';
import { MANAGE_EXAMPLES } from './manage-examples';
import { PEOPLE_EXAMPLES } from './people-examples';
import { SUPPLIER_EXAMPLES } from './supplier-examples';

/** A valid request and invalid ones for every call; a missing example is a type error. */
export const CALL_EXAMPLES: Readonly<Record<CallName, CallExample>> = {
  ...SUPPLIER_EXAMPLES,
  ...CONTENT_EXAMPLES,
  ...BOOKING_EXAMPLES,
  ...MANAGE_EXAMPLES,
  ...PEOPLE_EXAMPLES,
};
