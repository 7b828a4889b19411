import { storefrontConfigSchema } from './storefront-config';

/** Returns the settings that are refused, with the reason. */
function refused(settings: object): readonly string[] {
  const { error } = storefrontConfigSchema.safeParse(settings);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('storefrontConfigSchema', () => {
  it('shows no map without a setting [DEC-104]', () => {
    expect(storefrontConfigSchema.parse({}).maps).toEqual({ embedUrl: null, linkUrl: null });
  });

  it('accepts a map service with both coordinates [DEC-104]', () => {
    const embedUrl = 'https://maps.example.com/?at={latitude},{longitude}';
    expect(storefrontConfigSchema.parse({ maps: { embedUrl } }).maps.embedUrl).toBe(embedUrl);
  });

  it.each(['?at=1,{longitude}', '?at={latitude},1', ''])(
    'refuses a map service whose URL ends with %p, because a coordinate is missing [DEC-104]',
    (end) => {
      expect(refused({ maps: { linkUrl: `https://maps.example.com/${end}` } })).toEqual([
        'maps.linkUrl: must contain {latitude} and {longitude}',
      ]);
    },
  );
});
