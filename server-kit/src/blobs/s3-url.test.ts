import { requireS3Url } from './s3-url';

it('reads bucket and prefix of a URL', () => {
  expect(requireS3Url('s3://shop-releases')).toEqual({ bucket: 'shop-releases', prefix: '' });
  expect(requireS3Url('s3://shop-releases/live/')).toEqual({ bucket: 'shop-releases', prefix: 'live/' });
});

it.each(['s3://Shop', 's3://shop-releases/../other', 'https://shop-releases'])(
  'refuses %s with its text',
  (url) => {
    expect(() => requireS3Url(url)).toThrow(`${url} is not the URL of a bucket, such as s3://bucket/prefix`);
  },
);
