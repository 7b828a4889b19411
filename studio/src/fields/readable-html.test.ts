import { readableHtml } from './readable-html';

describe('readable HTML', () => {
  it('has each block on a line of its own', () => {
    expect(readableHtml('<h2>New</h2><p>One <b>two</b></p><ul><li>a</li><li>b</li></ul>')).toBe(
      '<h2>New</h2>\n<p>One <b>two</b></p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    );
  });

  it('stays as it is where it has lines, and for plain text', () => {
    const lines = '<h2>New</h2>\n<p>One</p>';
    expect(readableHtml(lines)).toBe(lines);
    expect(readableHtml('just text')).toBe('just text');
  });
});
