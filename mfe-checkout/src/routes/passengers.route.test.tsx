import { fireEvent, screen, waitFor } from '@testing-library/react';

import { cleanUpPassengers, openPage, submit } from '../../testing/passengers/open-passengers';

afterEach(() => {
  cleanUpPassengers();
  window.localStorage.clear();
});

/** True when a style rule for this media query hides the element or one of its ancestors. */
function isHiddenAt(media: string, element: Element): boolean {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.media.mediaText === media)
    .flatMap((rule) => [...rule.cssRules])
    .some(
      (rule) =>
        rule instanceof CSSStyleRule &&
        rule.style.display === 'none' &&
        element.closest(rule.selectorText) !== null,
    );
}

const PHONES = '(max-width: 767.98px)';
const BELOW_LARGE = '(max-width: 1023.98px)';
const FROM_DESKTOP = '(min-width: 768px)';

describe('/booking/passengers', () => {
  it('shows the summary on large screens only [PAX-03, DEC-102]', () => {
    openPage();
    expect(isHiddenAt(BELOW_LARGE, screen.getByRole('region', { name: 'Your holiday' }))).toBe(true);
    expect(isHiddenAt(PHONES, screen.getByRole('heading', { level: 1 }))).toBe(false);
  });

  it('shows one Continue to Payment button at each width, on phones beside the total [PAX-02, DEC-102]', () => {
    openPage();
    const buttons = screen.getAllByRole('button', { name: 'Continue to Payment' });
    expect(buttons.map((button) => isHiddenAt(PHONES, button))).toEqual([true, false]);
    expect(buttons.map((button) => isHiddenAt(FROM_DESKTOP, button))).toEqual([false, true]);
    const bar = screen.getByRole('region', { name: 'Total and next step' });
    expect(bar).toHaveTextContent('£824.00 total£412.00 per personContinue to Payment');
  });

  it('has a document title that starts with "Error:" while there is an error [PAX-ST-01]', async () => {
    openPage();
    expect(document.title).toMatch(/^Who is travelling\?/);
    const [, inBar] = screen.getAllByRole('button', { name: 'Continue to Payment' });
    if (inBar) fireEvent.click(inBar);
    await waitFor(() => expect(document.title).toMatch(/^Error: Who is travelling\?/));
    submit();
    expect(await screen.findByRole('region', { name: 'There is a problem' })).toBeInTheDocument();
  });
});
