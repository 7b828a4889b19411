/** @needs document */
import { userSessionId } from './user-session-id';

describe('userSessionId', () => {
  it('is kept in local storage and stays the same for every request [DOM-SES-01, DEC-52]', () => {
    const id = userSessionId();
    expect(localStorage.getItem('userSessionId')).toBe(id);
    expect(userSessionId()).toBe(id);
    // What an earlier document has kept.
    localStorage.setItem('userSessionId', 'kept');
    expect(userSessionId()).toBe('kept');
  });
});
