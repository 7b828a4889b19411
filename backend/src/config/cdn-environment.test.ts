import { cdnOf } from './cdn-environment';

const settings = {
  CDN_PROVIDER: 'fastly',
  CDN_PURGE_URL: 'https://api.fastly.com/service/shop/purge',
  CDN_PURGE_TOKEN: 'a-token-of-the-cdn',
} as const;

describe('settings of the CDN', () => {
  it('are optional', () => {
    expect(cdnOf({})).toBeNull();
  });

  it('are used together', () => {
    expect(cdnOf(settings)).toEqual({
      provider: 'fastly',
      purgeUrl: 'https://api.fastly.com/service/shop/purge',
      token: 'a-token-of-the-cdn',
    });
  });

  it.each(['CDN_PROVIDER', 'CDN_PURGE_URL', 'CDN_PURGE_TOKEN'] as const)(
    'are rejected when %s is missing',
    (name) => {
      expect(() => cdnOf({ ...settings, [name]: undefined })).toThrow('need each other');
    },
  );
});
