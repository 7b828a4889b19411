import { classifyQuoteError } from './quote-failure';

const http = (status: number, text: string) => ({ kind: 'http', status, text }) as const;
const errorBody = (code: string, message: string) => JSON.stringify({ error: { code, message } });

describe('why there is no price', () => {
  it.each([
    [404, errorBody('unknown-reference', 'We do not know this holiday.'), 'We do not know this holiday.'],
    [409, errorBody('sold-out', 'Sold out.'), 'Sold out.'],
    [409, '<html>', 'This holiday is no longer available.'],
  ])('is that the holiday is unavailable: %i', (status, text, message) => {
    expect(classifyQuoteError(http(status, text))).toEqual({ kind: 'unavailable', message });
  });

  it('is the rejected extra, with the server message without its field name', () => {
    const failureOf = (message: string) => classifyQuoteError(http(400, errorBody('bad-input', message)));
    expect(failureOf('extras.tours: is not offered')).toEqual({
      kind: 'rejected',
      message: 'is not offered',
    });
    expect(failureOf('too many bags')).toEqual({ kind: 'rejected', message: 'too many bags' });
    expect(classifyQuoteError(http(400, 'no JSON'))).toEqual({ kind: 'rejected', message: '' });
  });

  it.each([
    [http(500, '')],
    [http(429, errorBody('too-many', 'Wait.'))],
    [{ kind: 'network', message: '' } as const],
    [{ kind: 'timeout', afterMs: 1 } as const],
    [{ kind: 'shape', issues: '' } as const],
  ])('is that the server gave no usable response: %j', (error) => {
    expect(classifyQuoteError(error)).toEqual({ kind: 'unreachable' });
  });
});
