import { randomBytes } from 'node:crypto';

import { pathTemplate } from './path-template';

it.each([
  ['/api/site', '/api/site'],
  ['/', '/'],
  ['/supplier/dpSearch.php', '/supplier/dpSearch.php'],
  ['/.well-known/openid-configuration', '/.well-known/openid-configuration'],
  ['/moment/abcdefghijklmnopqrst/api/home', '/moment/{id}/api/home'],
  ['/api/getPage/7', '/api/getPage/{id}'],
  ['/v1/payment_intents/pi_3Abc', '/v1/{id}/{id}'],
  ['/admin/personal-data/HOL-7F3K2', '/admin/personal-data/{id}'],
  ['/people/ann%40example.com', '/people/{id}'],
  ['/people/ann@example.com', '/people/{id}'],
])('reduces %s to %s', (path, template) => {
  expect(pathTemplate(path)).toBe(template);
});

it('keeps no random token', () => {
  for (let count = 0; count < 2_000; count += 1)
    expect(pathTemplate(`/booking/${randomBytes(32).toString('base64url')}`)).toBe('/booking/{id}');
});
