/** @needs document */
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { createClock } from '@storefront/shared/platform/time/clock';
import { aPackage } from '@storefront/shared/testing/booking-builders';

import { createRuntime } from './create-runtime';

it('starts with the booking in memory when the browser blocks storage [ERR-25]', () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const { booking } = createRuntime(storefrontConfigSchema.parse({}), createClock('2026-11-21'));
  booking.commands.choosePackage(aPackage(), 0);
  expect(booking.getState().chosen).toMatchObject({ hotelName: 'Sol Bay Resort' });
  blocked.mockRestore();
});
