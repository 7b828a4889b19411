import { readVisitor, visitorCookie } from './visitor';

describe('a visitor', () => {
  it('keeps the groups of the cookie', () => {
    const first = readVisitor('');
    const cookie = visitorCookie(first.newId ?? '', 'https://shop.example').split(';')[0];
    const again = readVisitor(cookie);

    expect(again.newId).toBeNull();
    for (const app of ['mfe-deal', 'mfe-search']) {
      expect(again.bucketOf(app, '1.0.0-a')).toBe(first.bucketOf(app, '1.0.0-a'));
    }
  });

  it.each(['', 'storefront-visitor=', 'storefront-visitor=short', 'storefront-visitor=%3Cscript%3E-1'])(
    'gets a new id for the cookie "%s"',
    (cookie) => {
      expect(readVisitor(cookie).newId).toMatch(/^[\w-]{36}$/);
    },
  );

  it('keeps the bucket of the cookie of an earlier server', () => {
    const { bucketOf, hasFixedBucket, newId } = readVisitor('storefront-bucket=7');
    expect([bucketOf('mfe-deal', 'a'), bucketOf('mfe-search', 'b')]).toEqual([7, 7]);
    expect(hasFixedBucket).toBe(true);
    expect(newId).toBeNull();
  });

  it('sends the cookie over HTTPS only, if the site has it', () => {
    expect(visitorCookie('some-visitor', 'https://shop.example')).toContain('; Secure');
    expect(visitorCookie('some-visitor', 'http://localhost:3000')).not.toContain('Secure');
  });
});
