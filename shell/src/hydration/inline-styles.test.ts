/** @needs document */
import { withoutInlineStyles } from '../server/inline-styles';

import { restoreInlineStyles } from './inline-styles';

function drawn(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

describe('styles of single elements, which the policy allows to scripts alone', () => {
  const html =
    '<p style="color:red">a</p><input value="x" style="font-family:&quot;A &amp; B&quot;;top:0"/><p style="color:red">b</p>';

  it('leave the markup as rules that say the same', () => {
    const { body, css } = withoutInlineStyles(html);

    expect(body).not.toMatch(/\sstyle=/);
    expect(css).toContain('[data-drawn-style="color:red"]{color:red}');
    expect(css.match(/color:red}/g)).toHaveLength(1);
    expect(css).toContain('{font-family:"A & B";top:0}');
  });

  it('are styles again before React compares', () => {
    const root = drawn(withoutInlineStyles(html).body);
    restoreInlineStyles(root);

    const [first] = root.querySelectorAll('p');
    expect(first?.style.color).toBe('red');
    expect(root.querySelector('input')?.style.top).toBe('0px');
    expect(root.innerHTML).not.toContain('data-drawn-style');
  });

  it('are told from words that look like them', () => {
    const words = '<p title="a style=b">how to write style="color:red" in a text</p>';
    expect(withoutInlineStyles(words).body).toBe(words);
  });
});
