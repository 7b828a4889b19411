import { RuntimeProvider } from '@storefront/shared/runtime';
import { render, screen } from '@testing-library/react';

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
  it('renders HTML as HTML [DOM-TEXT-01]', () => {
    renderHtml('<p>Three <strong>pools</strong></p>');
    expect(screen.getByText('pools').tagName).toBe('STRONG');
  });

  it('splits text without tags into one paragraph per line [DOM-TEXT-02]', () => {
    renderHtml('First line\n\nSecond & last');
    expect(screen.getByText('First line').tagName).toBe('P');
    expect(screen.getByText('Second & last').tagName).toBe('P');
  });

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

  it('adds noopener and noreferrer to links [DEC-103]', () => {
    expect(cleanHtml(DOMPurify, '<a href="https://example.com">x</a>')).toContain(
      'rel="noopener noreferrer"',
    );
  });
});
