import { RuntimeProvider } from '@storefront/shared/runtime';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import DOMPurify from 'dompurify';

import { aRuntime } from '../../../testing/render-page';

import { cleanHtml } from './clean-html';
import { SafeHtml } from './safe-html';

function renderHtml(html: string): void {
  render(
    <RuntimeProvider runtime={aRuntime()}>
      <SafeHtml>{html}</SafeHtml>
    </RuntimeProvider>,
  );
}

describe('text from the back office', () => {
  it('renders HTML as HTML [DOM-TEXT-01]', async () => {
    renderHtml('<p>Three <strong>pools</strong></p>');
    expect((await screen.findByText('pools')).tagName).toBe('STRONG');
  });

  it('keeps the sanitized HTML of the server, and sanitizes what changes later [DOM-TEXT-01, DEC-103]', async () => {
    const page = (html: string, runtime = aRuntime()) => (
      <RuntimeProvider runtime={runtime}>
        <SafeHtml>{html}</SafeHtml>
      </RuntimeProvider>
    );
    const root = document.createElement('div');
    document.body.append(root);
    const onServer = aRuntime({ server: { cleanHtml: () => '<p>Cleaned <b>there</b></p>' } });
    root.innerHTML = renderToString(page('<p>Cleaned <b>there</b><script>1</script></p>', onServer));
    const before = root.querySelector('b');
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});

    const content = '<p>Cleaned <b>there</b><script>1</script></p>';
    const hydrated = await act(async () => hydrateRoot(root, page(content)));
    expect(root.querySelector('b')).toBe(before);
    await act(async () => hydrated.render(page(content)));
    expect(root.querySelector('b')).toBe(before);

    await act(async () => hydrated.render(page('<p>Another <i>text</i><script>1</script></p>')));
    await waitFor(() => expect(root.querySelector('i')).toHaveTextContent('text'));
    expect(root.querySelector('script')).toBeNull();
    expect(errors).not.toHaveBeenCalled();
    await act(async () => hydrated.unmount());
  });

  it.each(['First line\nSecond & last', 'First line\n\nSecond & last'])(
    'splits the text %j without tags into one paragraph per line [DOM-TEXT-02]',
    (text) => {
      renderHtml(text);
      expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
        'First line',
        'Second & last',
      ]);
    },
  );

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)></svg>',
    '<p onclick="alert(1)" style="position:fixed" id="root">x</p>',
    '<iframe src="//evil.test"></iframe>',
    '<form action="//evil.test"><input name="card"></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<a href="//evil.test">x</a>',
    '<meta http-equiv="refresh" content="0">',
  ])('removes the dangerous parts of %s [DEC-103]', (hostile) => {
    expect(cleanHtml(DOMPurify, hostile)).not.toMatch(
      /script|onerror|onclick|onload|iframe|form|input|style|svg|img|id=|evil|meta/i,
    );
  });

  it('keeps words that look like event handlers or styles outside of tags', () => {
    const text = '<p>Open once="daily", style=modern, onwards=now</p>';
    expect(cleanHtml(DOMPurify, text)).toBe(text);
  });

  it('adds noopener and noreferrer to links [DEC-103]', () => {
    expect(cleanHtml(DOMPurify, '<a href="https://example.com">x</a>')).toContain(
      'rel="noopener noreferrer"',
    );
  });
});
