import { bookingTokens } from './booking-tokens';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOLDER = { orderId: 'order-1', version: 3 };

function tokensAt(nowMs = NOW, secret = 's'.repeat(32)) {
  return bookingTokens({ secret, storefrontUrl: 'https://shop.test', clock: { now: () => nowMs } });
}

const linkOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('link') ?? '';

describe('the tokens of a booking', () => {
  it('give access to the booking that they name, until they expire', () => {
    const { token, expiresAt } = tokensAt().access(HOLDER);
    expect(tokensAt().readAccess(token)).toEqual({ kind: 'valid', holder: HOLDER });
    const end = Date.parse(expiresAt);
    expect(tokensAt(end - 1).readAccess(token)).toEqual({ kind: 'valid', holder: HOLDER });
    expect(tokensAt(end).readAccess(token)).toEqual({ kind: 'expired' });
  });

  it('keep the secret part of a link in the fragment of its URL', () => {
    const url = new URL(tokensAt().linkUrl(HOLDER, NOW + 1000));
    expect([url.origin, url.pathname, url.search]).toEqual(['https://shop.test', '/manage', '']);
    expect(tokensAt().readLink(linkOf(url.href))).toEqual({ kind: 'valid', holder: HOLDER });
    expect(tokensAt(NOW + 1000).readLink(linkOf(url.href))).toEqual({ kind: 'expired' });
  });

  it('are of one purpose: a link is no token and a token is no link', () => {
    const { token } = tokensAt().access(HOLDER);
    const link = linkOf(tokensAt().linkUrl(HOLDER, NOW + 1000));
    expect(tokensAt().readLink(token)).toEqual({ kind: 'invalid' });
    expect(tokensAt().readAccess(link)).toEqual({ kind: 'invalid' });
  });

  it('are invalid when one letter, the booking or the secret is another one', () => {
    const { token } = tokensAt().access(HOLDER);
    const other = tokensAt(NOW, 'o'.repeat(32)).access(HOLDER).token;
    const [body = '', signature = ''] = token.split('.');
    const [foreignBody = ''] = tokensAt()
      .access({ ...HOLDER, orderId: 'order-2' })
      .token.split('.');
    const altered = Array.from(token, (letter, index) => {
      const changed = letter === 'A' ? 'B' : 'A';
      return token.slice(0, index) + changed + token.slice(index + 1);
    });
    // The last letter of a signature carries bits that are not part of it.
    for (const forged of [other, `${foreignBody}.${signature}`, body, '', ...altered.slice(0, -1)])
      expect(tokensAt().readAccess(forged)).toEqual({ kind: 'invalid' });
  });
});
