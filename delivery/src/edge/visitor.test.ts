import { bucketCookie, visitorOf } from './visitor';

describe('the bucket of a visitor', () => {
  it('is the one that the visitor brings along', () => {
    expect(visitorOf('other=1; storefront-bucket=42')).toEqual({ bucket: 42, known: true });
  });

  it.each([
    undefined,
    '',
    'storefront-bucket=',
    'storefront-bucket=100',
    'storefront-bucket=-1',
    'storefront-bucket=1e1',
  ])('is drawn anew for %s', (header) => {
    const { bucket, known } = visitorOf(header);
    expect(known).toBe(false);
    expect(bucket).toBeGreaterThanOrEqual(0);
    expect(bucket).toBeLessThan(100);
  });

  it('is kept where no script reads it, and over a safe line alone where there is one', () => {
    expect(bucketCookie(7, 'http://localhost:3000')).toBe(
      'storefront-bucket=7; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    );
    expect(bucketCookie(7, 'https://shop.test')).toContain('Secure');
  });
});
