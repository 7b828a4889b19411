import { bucketCookie, readVisitor } from './visitor';

describe('the bucket of a visitor', () => {
  it('is read from the cookie', () => {
    expect(readVisitor('other=1; storefront-bucket=42')).toEqual({ bucket: 42, isReturning: true });
  });

  it.each([
    undefined,
    '',
    'storefront-bucket=',
    'storefront-bucket=100',
    'storefront-bucket=-1',
    'storefront-bucket=1e1',
  ])('is random for the cookie header %s', (header) => {
    const { bucket, isReturning } = readVisitor(header);
    expect(isReturning).toBe(false);
    expect(bucket).toBeGreaterThanOrEqual(0);
    expect(bucket).toBeLessThan(100);
  });

  it('is stored in an HttpOnly cookie, which is Secure on https sites', () => {
    expect(bucketCookie(7, 'http://localhost:3000')).toBe(
      'storefront-bucket=7; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    );
    expect(bucketCookie(7, 'https://shop.test')).toContain('Secure');
  });
});
