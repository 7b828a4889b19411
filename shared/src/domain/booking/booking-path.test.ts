import { isBookingPath } from './booking-path';

describe('a path of the booking', () => {
  it.each(['/booking/payment', '/Booking/payment', '/%62ooking/payment', '/BOOKING/', '/booking%2Fpayment'])(
    'is recognised as %s',
    (path) => {
      expect(isBookingPath(path)).toBe(true);
    },
  );

  it.each(['/', '/booking', '/bookings/1', '/page/booking/payment', '/%zzbooking/', '/%2562ooking/payment'])(
    'is not %s',
    (path) => {
      expect(isBookingPath(path)).toBe(false);
    },
  );
});
