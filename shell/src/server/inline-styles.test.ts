/** @needs document */
import { restoreInlineStyles } from '../hydration/inline-styles';

import { extractInlineStyles } from './inline-styles';

function render(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

describe('style attributes, which the content security policy blocks in markup', () => {
  const html =
    '<p style="color:red">a</p><input value="x" style="font-family:&quot;A &amp; B&quot;;top:0"/><p style="color:red">b</p>';

  it('are replaced by equivalent CSS rules', () => {
    const { body, css } = extractInlineStyles(html);

    expect(body).not.toMatch(/\sstyle=/);
    expect(css).toContain('[data-drawn-style="color:red"]{color:red}');
    expect(css.match(/color:red}/g)).toHaveLength(1);
    expect(css).toContain('{font-family:"A & B";top:0}');
  });

  it('are restored before hydration', () => {
    const root = render(extractInlineStyles(html).body);
    restoreInlineStyles(root);

    const [first] = root.querySelectorAll('p');
    expect(first?.style.color).toBe('red');
    expect(root.querySelector('input')?.style.top).toBe('0px');
    expect(root.innerHTML).not.toContain('data-drawn-style');
  });

  it('are not confused with text that looks like an attribute', () => {
    const html = '<p title="a style=b">how to write style="color:red" in a text</p>';
    expect(extractInlineStyles(html).body).toBe(html);
  });
});
