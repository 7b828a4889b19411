import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { socialHead } from './social-head';

const config = storefrontConfigSchema.parse({
  backendUrl: 'https://api.example.com',
  seller: { brand: 'A & B' },
});
const head = (picture: string) => `<title>Rome</title><meta property="og:image" content="${picture}"/>`;

describe('the head of a page for social networks', () => {
  it('shows the drawing of the page in their format, with its size [DEC-170]', () => {
    const html = socialHead(config, head('https://api.example.com/media/rome-5/1600.jpg'));
    expect(html).toContain('content="https://api.example.com/media/social/rome-5.jpg"');
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain('content="A &amp; B"');
  });

  it('keeps a picture of the owner, whose size is unknown', () => {
    const html = socialHead(config, head('https://pictures.example/rome.jpg'));
    expect(html).toContain('content="https://pictures.example/rome.jpg"');
    expect(html).not.toContain('og:image:width');
  });

  it('shows the picture that the document has chosen, with its size and its text [DEC-405]', () => {
    const chosen = { picture: '/media/abcdefghijklmnop-3/1600.jpg', alternative: 'Boats & "nets"' };
    for (const own of [head('https://api.example.com/media/rome-5/960.jpg'), '<title>Terms</title>']) {
      const html = socialHead(config, own, chosen);
      expect(html.match(/property="og:image"/g)).toHaveLength(1);
      expect(html).toContain(
        '<meta property="og:image" content="https://api.example.com/media/social/abcdefghijklmnop-3.jpg">',
      );
      expect(html).toContain('<meta property="og:image:width" content="1200">');
      expect(html).toContain('<meta property="og:image:alt" content="Boats &amp; &quot;nets&quot;">');
    }
    expect(socialHead(config, '<title>Terms</title>', { ...chosen, alternative: '' })).not.toContain(
      'image:alt',
    );
  });

  it('has a picture of the shop for pages without one [DEC-170]', () => {
    const html = socialHead(config, '<title>Terms</title>');
    expect(html).toContain('content="https://api.example.com/media/social/beach-2.jpg"');
  });
});
