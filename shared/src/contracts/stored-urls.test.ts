import { storedPathSchema, storedPictureUrlSchema } from './stored-urls';

describe('a stored path', () => {
  it.each(['/', '/deals/184', '/search?destinationId=101#top'])('is %s', (path) => {
    expect(storedPathSchema.parse(path)).toBe(path);
  });

  it.each(['', 'deals/184', '//evil.test', '/\\evil.test', '/a b', '/\t/evil.test', 'x/deals', 184])(
    'is not %j',
    (path) => {
      expect(storedPathSchema.safeParse(path).success).toBe(false);
    },
  );
});

describe('a stored picture URL', () => {
  it.each(['https://shop.test/1.jpg', 'http://shop.test/1.jpg', '/media/pool-1/640.webp', null])(
    'is %j',
    (url) => {
      expect(storedPictureUrlSchema.parse(url)).toBe(url);
    },
  );

  it.each([
    '',
    '//evil.test/1.jpg',
    'javascript:alert(1)',
    'x https://shop.test',
    'media/1.jpg',
    7,
    undefined,
  ])('is read as none from %j', (url) => {
    expect(storedPictureUrlSchema.parse(url)).toBeNull();
  });
});
