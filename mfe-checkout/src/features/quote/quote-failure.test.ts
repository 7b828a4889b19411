import { classifyQuoteError } from './quote-failure';

const http = (status: number, text: string) => ({ kind: 'http', status, text }) as const;
const said = (code: string, message: string) => JSON.stringify({ error: { code, message } });

describe('why there is no price', () => {
  it.each([
    [404, said('unknown-reference', 'We do not know this holiday.'), 'We do not know this holiday.'],
    [409, said('sold-out', 'Sold out.'), 'Sold out.'],
    [409, '<html>', 'This holiday is no longer available.'],
  ])('is that the holiday is gone: %i', (status, text, message) => {
    expect(classifyQuoteError(http(status, text))).toEqual({ kind: 'unavailable', message });
  });

  it('is what was added, in the words of the service without the name of its field', () => {
    const refused = (message: string) => classifyQuoteError(http(400, said('bad-input', message)));
    expect(refused('extras.tours: is not offered')).toEqual({ kind: 'rejected', message: 'is not offered' });
    expect(refused('too many bags')).toEqual({ kind: 'rejected', message: 'too many bags' });
    expect(classifyQuoteError(http(400, 'no JSON'))).toEqual({ kind: 'rejected', message: '' });
  });

  it.each([
    [http(500, '')],
    [http(429, said('too-many', 'Wait.'))],
    [{ kind: 'network', message: '' } as const],
    [{ kind: 'timeout', afterMs: 1 } as const],
    [{ kind: 'shape', issues: '' } as const],
  ])('is that nobody could say: %j', (error) => {
    expect(classifyQuoteError(error)).toEqual({ kind: 'unreachable' });
  });
});
