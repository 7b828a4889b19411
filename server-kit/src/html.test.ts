import { escapeHtml } from './escape-html';
import { attributes, html } from './html';

it('escapes every character that could end a text or a quoted attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>Fish & chips</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Fish &amp; chips&lt;/a&gt;',
  );
});

it('escapes values, keeps nested templates and joins lists', () => {
  const items = ['<1>', '2'].map((text) => html`<b>${text}</b>`);

  expect(html`<p>${items}${3}</p>`.text).toBe('<p><b>&lt;1&gt;</b><b>2</b>3</p>');
});

it('puts attributes into an element as they are', () => {
  expect(html`<input ${attributes`pattern="[0-9 ]+" value="${'"'}"`} />`.text).toBe(
    '<input pattern="[0-9 ]+" value="&quot;" />',
  );
});

it('renders nothing for null and false', () => {
  expect(html`<p>${null}${false}</p>`.text).toBe('<p></p>');
});
