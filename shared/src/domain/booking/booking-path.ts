const BOOKING_PREFIX = '/booking/';

/**
 * Returns whether a path is below `/booking/`, whose pages belong to one shopper. Case and percent-encoding do not
 * matter, as for the router that chooses the page.
 *
 * @param path pathname of a URL
 */
export function isBookingPath(path: string): boolean {
  return decoded(path).toLowerCase().startsWith(BOOKING_PREFIX);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // No route matches such a path.
    return path;
  }
}
