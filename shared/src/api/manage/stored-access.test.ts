/** @needs document */
import { readStoredAccess, removeStoredAccess, storeAccess } from './stored-access';

const ACCESS = { token: 'secret-token', expiresAt: '2026-11-21T12:30:00Z' };
const BEFORE = Date.parse('2026-11-21T12:29:59Z');
const AFTER = Date.parse('2026-11-21T12:30:00Z');

afterEach(() => sessionStorage.clear());

describe('the access of a tab', () => {
  it('is read again until it expires', () => {
    storeAccess(ACCESS);
    expect(readStoredAccess(BEFORE)).toEqual(ACCESS);
    expect(readStoredAccess(AFTER)).toBeNull();
  });

  it('is null after it was removed', () => {
    storeAccess(ACCESS);
    removeStoredAccess();
    expect(readStoredAccess(BEFORE)).toBeNull();
  });

  it.each(['', '{', '{"token":""}', '{"token":"x","expiresAt":"soon"}'])('is null for %j', (text) => {
    sessionStorage.setItem('bookingAccess', text);
    expect(readStoredAccess(BEFORE)).toBeNull();
  });
});
