import { render, screen } from '@testing-library/react';

import { cleaned, SafeHtml } from './safe-html';

describe('text of the back office', () => {
  it('[DOM-TEXT-01] shows HTML as HTML', () => {
    render(<SafeHtml>{'<p>Three <strong>pools</strong></p>'}</SafeHtml>);
    expect(screen.getByText('pools').tagName).toBe('STRONG');
  });

  it('[DOM-TEXT-02] cuts text without tags into paragraphs by line', () => {
    render(<SafeHtml>{'First line\n\nSecond & last'}</SafeHtml>);
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
  ])('[DEC-103] lets nothing of %s through', (hostile) => {
    expect(cleaned(hostile)).not.toMatch(
      /script|onerror|onclick|onload|iframe|form|input|style|svg|img|id=|evil|meta/i,
    );
  });

  it('[DEC-103] gives links no way back to the page', () => {
    expect(cleaned('<a href="https://example.com">x</a>')).toContain('rel="noopener noreferrer"');
  });
});
