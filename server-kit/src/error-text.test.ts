import { errorCode, errorMessage, fatalErrorText, fetchFailureText } from './error-text';

const systemError = (code: string, message = code) => Object.assign(new Error(message), { code });

it.each([
  [systemError('EEXIST'), 'EEXIST'],
  [new Error('no code'), null],
  [{ code: 5 }, null],
  [null, null],
  ['EEXIST', null],
])('reads the code of a system error and of nothing else: %p', (error, code) => {
  expect(errorCode(error)).toBe(code);
});

it.each([
  [new TypeError('bad input'), 'bad input'],
  [{ message: 'from a worker' }, 'from a worker'],
  ['plain text', 'plain text'],
  [undefined, 'undefined'],
])('reads the message of any thrown value: %p', (error, message) => {
  expect(errorMessage(error)).toBe(message);
});

it('names a full disk, and the settings of a port that is taken', () => {
  expect(fatalErrorText(systemError('ENOSPC'))).toBe('The disk is full.');
  expect(fatalErrorText(systemError('EADDRINUSE', 'listen 0.0.0.0:3001'), ['PORT', 'OTHER_PORT'])).toBe(
    'A port is taken: listen 0.0.0.0:3001. Set PORT or OTHER_PORT.',
  );
  expect(fatalErrorText(systemError('EADDRINUSE', 'listen 0.0.0.0:3001'))).toBe('listen 0.0.0.0:3001');
  expect(fatalErrorText(new Error('no such release'))).toBe('no such release');
});

it('explains a failed fetch by its cause', () => {
  expect(fetchFailureText(new TypeError('fetch failed', { cause: systemError('ECONNREFUSED') }))).toBe(
    'ECONNREFUSED',
  );
  expect(fetchFailureText(new TypeError('fetch failed', { cause: new Error('bad certificate') }))).toBe(
    'bad certificate',
  );
  expect(fetchFailureText(new Error('aborted'))).toBe('aborted');
});
