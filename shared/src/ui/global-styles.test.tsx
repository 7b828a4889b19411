import { ThemeProvider } from '@emotion/react';
import { render } from '@testing-library/react';

import { GlobalStyles } from './global-styles';
import { THEME } from './theme';

describe('the global styles', () => {
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
