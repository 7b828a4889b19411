import { ThemeProvider } from '@emotion/react';
import { render } from '@testing-library/react';

import { GlobalStyles } from './global-styles';
import { THEME } from './theme';

describe('the global styles', () => {
  it('set no property of the root element by what the page contains, which would style every element again', () => {
    render(
      <ThemeProvider theme={THEME}>
        <GlobalStyles />
      </ThemeProvider>,
    );
    const selectors = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
      .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : []));
    expect(selectors.filter((selector) => selector.includes('data-bottom-bar'))).not.toEqual([]);
    expect(selectors.filter((selector) => /^(:root|html):has\S*$/.test(selector))).toEqual([]);
  });

  it('have the values of phones below 768 px, also between 767 and 768 px [DEC-102, CONST-10]', () => {
    render(
      <ThemeProvider theme={THEME}>
        <GlobalStyles />
      </ThemeProvider>,
    );
    const forPhones = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter(({ cssText }) => cssText.includes('--text-hero'));
    expect(forPhones.map(({ media }) => media.mediaText)).toEqual(['(max-width: 767.98px)']);
  });
});
