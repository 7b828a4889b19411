/** @needs document */
import { publishIntegrity } from '../remotes/integrity-map';

import { POLICY_RULES } from './trusted-types-policy';

describe('the Trusted Types policy', () => {
  it('accepts the URL of a script that the registry lists, with any query', () => {
    publishIntegrity({ '/releases/mfe-deal/1/page.js': 'sha384-abc' }, window.location.href);
    expect(POLICY_RULES.createScriptURL('/releases/mfe-deal/1/page.js?retry=1')).toBe(
      '/releases/mfe-deal/1/page.js?retry=1',
    );
    for (const url of [
      '/releases/mfe-deal/1/other.js',
      'https://elsewhere.example/page.js',
      'data:text/javascript,1',
    ])
      expect(() => POLICY_RULES.createScriptURL(url)).toThrow(/not in the registry/);
  });

  it.each([
    '',
    'Sea view',
    '<svg/>',
    '<v/>'.replace('v', 'svg'),
    '<rect width="200" height="200"/>',
    '<script></script>',
    '<span aria-hidden="true">&#215;</span>',
  ])('accepts markup that cannot execute code: %s', (text) => {
    expect(POLICY_RULES.createHTML(text)).toBe(text);
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
  ])('rejects markup that could execute code: %s', (text) => {
    expect(() => POLICY_RULES.createHTML(text)).toThrow(TypeError);
  });

  it('accepts JSON and rejects code as the content of a script element', () => {
    expect(POLICY_RULES.createScript('{"@type":"Offer"}')).toBe('{"@type":"Offer"}');
    for (const code of ['alert(1)', '{a:1}', '', 'null;x'])
      expect(() => POLICY_RULES.createScript(code)).toThrow();
  });
});
