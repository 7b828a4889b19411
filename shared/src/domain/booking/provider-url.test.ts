import { isProviderUrl } from './provider-url';

it.each([
  ['https://pay.test/session/1', true],
  ['https://pay.test.evil.test/session/1', false],
  ['http://pay.test/session/1', false],
  ['javascript:alert(1)', false],
  ['/session/1', false],
])('%s is a page of the provider: %s', (url, expected) => {
  expect(isProviderUrl(url, 'https://pay.test')).toBe(expected);
});
