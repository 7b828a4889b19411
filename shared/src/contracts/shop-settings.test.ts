import { shopSettingsSchema } from './shop-settings';
import { storefrontConfigSchema } from './storefront-config';

describe('the settings of a shop', () => {
  it('contain texts before payment that name themselves examples by default', () => {
    const { cancellation, localTaxes, organiser, keyRightsUrl, ...texts } =
      shopSettingsSchema.parse({}).beforeYouPay ?? {};
    expect(Object.keys(texts)).toHaveLength(8);
    for (const text of Object.values(texts)) expect(text).toMatch(/^Example terms: /);
    expect(cancellation).toHaveLength(3);
    for (const { charge } of cancellation ?? []) expect(charge).toMatch(/\(example terms\)$/);
    expect({ localTaxes, organiser }).toEqual({ localTaxes: null, organiser: null });
    expect(keyRightsUrl).toBe('/terms-and-conditon');
  });

  it('contain no example beside a text of the owner, and none where the owner hides the block', () => {
    const { beforeYouPay } = shopSettingsSchema.parse({ beforeYouPay: { health: 'Ask your doctor.' } });
    expect(beforeYouPay).toMatchObject({ health: 'Ask your doctor.', changes: null, cancellation: null });
    expect(shopSettingsSchema.parse({ beforeYouPay: null }).beforeYouPay).toBeNull();
  });

  it('arrive at a page as they left the server, which needs no example', () => {
    const settings = shopSettingsSchema.parse({});
    expect(storefrontConfigSchema.parse(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });
});
