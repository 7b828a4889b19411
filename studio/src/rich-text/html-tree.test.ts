import { htmlOf, parseHtml } from './html-tree';
import { preparePaste } from './paste';

const cleaned = (html: string) => htmlOf(parseHtml(html).nodes);

describe('formatted text', () => {
  it('keeps what the shop keeps', () => {
    const html =
      '<h3>Rooms</h3><p>One <strong>two</strong> &amp; <a href="/all-deals?a=1&amp;b=2">deals</a><br>x</p><ul><li>a</li></ul>';
    expect(parseHtml(html)).toEqual({ nodes: expect.any(Array) as unknown, removed: [] });
    expect(cleaned(html)).toBe(html);
  });

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>', '<script>'],
    ['a frame', '<iframe src="//x">b</iframe>c', 'c', '<iframe>'],
    ['a drawing', '<svg><a href="javascript:1">x</a></svg>y', 'y', '<svg>'],
    ['an image', 'a<img src=x onerror=alert(1)>b', 'ab', '<img>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>', 'the attribute onclick'],
    ['a running link', '<a href=" JAVA\nscript:alert(1)">a</a>', 'a', 'the link JAVAscript:alert(1)'],
    ['a hidden scheme', '<a href="&#106;avascript:x">a</a>', 'a', 'the link javascript:x'],
    ['a protocol-relative link', '<a href="//evil.example">a</a>', 'a', 'the link //evil.example'],
  ])('loses %s, and reports it', (_what, html, expected, removed) => {
    expect(cleaned(html)).toBe(expected);
    expect(parseHtml(html).removed).toContain(removed);
  });

  it('makes paragraphs of the boxes of other pages without a word about them', () => {
    const html = '<html><body><div style="color:red"><span>One</span></div><div>Two</div></body></html>';
    expect(cleaned(html)).toBe('<p>One</p><p>Two</p>');
    expect(parseHtml(html).removed).toEqual([]);
  });

  it('has only kept tags and safe links, whatever it was made from, and stays as it is the second time', () => {
    const pieces = [
      'text',
      '<p>',
      '</p>',
      '<a href="',
      '">',
      '<script>',
      '</script>',
      '<b',
      '&lt;',
      "'",
      '<li>',
    ];
    const kept = /^(p|br|ul|ol|li|strong|b|em|i|h[234]|a|table|tbody|thead|tr|td|th)$/;
    const texts = pieces.flatMap((one) =>
      pieces.flatMap((two) => pieces.map((three) => `${one}${two}${three}${one}`)),
    );
    const unsafe = texts.filter((text) => {
      const once = cleaned(text);
      const tags = [...once.matchAll(/<\/?([^\s>]*)[^>]*>/g)].map(([, tag = '']) => tag);
      return tags.some((tag) => !kept.test(tag)) || cleaned(once) !== once;
    });
    expect(unsafe).toEqual([]);
  });
});

describe('a paste', () => {
  it('of plain text has a paragraph for each line', () => {
    const pasted = preparePaste({ html: '', text: 'One\n\nTwo' }, 100);
    expect(pasted.ok && htmlOf(pasted.nodes)).toBe('<p>One</p><p>Two</p>');
  });

  it('reports what it has removed', () => {
    const pasted = preparePaste({ html: '<p>a</p><script>x</script><iframe></iframe>', text: 'a' }, 100);
    expect(pasted).toMatchObject({ ok: true, message: 'Removed from the pasted text: <script>, <iframe>.' });
  });

  it('of 2 MB is refused, and so is one that the field has no room for', () => {
    expect(preparePaste({ html: '<p>x</p>'.repeat(260_000), text: '' }, 20_000)).toEqual({
      ok: false,
      message: 'Nothing was pasted: the text is 2.1 million characters long.',
    });
    expect(preparePaste({ html: '', text: 'x'.repeat(50) }, 20)).toEqual({
      ok: false,
      message: 'Nothing was pasted: the text has 50 characters, and this field has room for 20.',
    });
  });
});
