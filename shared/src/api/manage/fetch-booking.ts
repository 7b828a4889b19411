import type { Endpoints } from '../../platform/config/endpoints';

import { managedBookingSchema } from './managed-booking.schema';
import { getManaged } from './manage-request';

/** Returns the booking of a token: `GET {backend}/api/manage/booking`. 401 `access-ended`: find the booking again. */
export const fetchManagedBooking = (endpoints: Endpoints, token: string, signal?: AbortSignal) =>
  getManaged(endpoints, 'booking', managedBookingSchema, token, signal);
