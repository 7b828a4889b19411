/** @needs document */
import { publishIntegrity } from '../remotes/integrity-map';

import { DEFAULT_RULES } from './default-policy';

describe('what strings may become', () => {
  it('lets a script in by its address if the registry lists it, whatever its query says', () => {
    publishIntegrity({ '/releases/mfe-deal/1/page.js': 'sha384-abc' }, window.location.href);
    expect(DEFAULT_RULES.createScriptURL('/releases/mfe-deal/1/page.js?retry=1')).toBe(
      '/releases/mfe-deal/1/page.js?retry=1',
    );
    for (const url of [
      '/releases/mfe-deal/1/other.js',
      'https://elsewhere.example/page.js',
      'data:text/javascript,1',
    ])
      expect(() => DEFAULT_RULES.createScriptURL(url)).toThrow(/not in the registry/);
  });

  it.each([
    '',
    'Sea view',
    '<svg/>',
    '<v/>'.replace('v', 'svg'),
    '<rect width="200" height="200"/>',
    '<script></script>',
    '<span aria-hidden="true">&#215;</span>',
  ])('lets markup through that can run nothing: %s', (text) => {
    expect(DEFAULT_RULES.createHTML(text)).toBe(text);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<script src="/x.js"></script>',
    '<svg onload="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<span class="a" onclick="x">',
    '<iframe srcdoc="x">',
    '<p title="x"onmouseover="y">',
    '<!-- <script> -->',
    '<',
  ])('refuses markup that could: %s', (text) => {
    expect(() => DEFAULT_RULES.createHTML(text)).toThrow(TypeError);
  });

  it('lets data into a script element, and no code', () => {
    expect(DEFAULT_RULES.createScript('{"@type":"Offer"}')).toBe('{"@type":"Offer"}');
    for (const code of ['alert(1)', '{a:1}', '', 'null;x'])
      expect(() => DEFAULT_RULES.createScript(code)).toThrow();
  });
});
