import { storefrontConfigSchema } from './storefront-config';

describe('the settings of a shop without any', () => {
  it('have one review badge: 4.3 from 1,148 reviews [PROD-09]', () => {
    expect(storefrontConfigSchema.parse({}).reviews).toEqual({ score: 4.3, count: 1_148 });
  });

  it('have one origin for both kinds of calls [DEC-105, DEC-421]', () => {
    const { apiUrl, backendUrl } = storefrontConfigSchema.parse({});
    expect([new URL(apiUrl).origin, backendUrl]).toEqual([backendUrl, 'http://localhost:3001']);
  });
});
