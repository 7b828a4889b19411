/** @needs document */
import { watchErrors } from './watch-errors';

describe('an error without an error object', () => {
  it('is passed on with its text and the release of its file', () => {
    const onError = jest.fn();
    watchErrors(window, onError);
    const filename = 'http://localhost/releases/mfe-search/2.0.0/261.ab.js';
    window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught TypeError: no such thing', filename }));
    expect(onError).toHaveBeenCalledWith(
      { app: 'mfe-search', version: '2.0.0' },
      expect.objectContaining({ message: 'Uncaught TypeError: no such thing', stack: '' }),
    );
  });
});
