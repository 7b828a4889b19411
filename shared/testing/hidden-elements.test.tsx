import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Adds a style sheet to the page and renders the button that it selects. */
function renderStyled(css: string, button = <button className="subject">Pay</button>) {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  render(<section className="around">{button}</section>);
  return sheet;
}

const isFound = () => screen.queryByRole('button', { name: 'Pay' }) !== null;
const styleOf = () => window.getComputedStyle(screen.getByText('Pay'));

afterEach(() => document.head.replaceChildren());

describe('queries by role', () => {
  it.each([
    'button { display: none }',
    '.subject { display: none }',
    '.around { display: none }',
    '.around { visibility: hidden }',
    '.other, .subject { display: none }',
    '.around > .subject { display: none }',
    'section button.subject { display: none }',
    'button:not([disabled]) { display: none }',
    '[class="subject"] { display: none }',
    '.subject { display: block } .subject { display: none }',
    '@media screen { .subject { display: none } }',
  ])('do not find an element that %s hides', (css) => {
    renderStyled(css);

    expect(isFound()).toBe(false);
  });

  it.each([
    '.other { display: none }',
    '.other .subject { display: none }',
    '.subject:hover { display: none }',
    '.subject { display: none } .subject { display: block }',
    '.around { visibility: hidden } .subject { visibility: visible }',
    '@media print { .subject { display: none } }',
    'button::: { display: none }',
    '.subject { color: red }',
  ])('find an element that %s does not hide', (css) => {
    renderStyled(css);

    expect(isFound()).toBe(true);
  });

  it('follow the style and the attributes of the element', () => {
    renderStyled('.subject { display: block }', <button className="subject">Pay</button>);
    const button = screen.getByText('Pay');

    button.style.display = 'none';
    expect(isFound()).toBe(false);
    button.style.display = '';
    expect(isFound()).toBe(true);
    button.hidden = true;
    expect(isFound()).toBe(false);
  });

  it('follow rules and sheets that are inserted and removed', () => {
    const sheet = renderStyled('.subject { color: red }');
    expect(isFound()).toBe(true);

    sheet.sheet?.insertRule('.subject { display: none }', 1);
    expect(isFound()).toBe(false);
    sheet.sheet?.deleteRule(1);
    expect(isFound()).toBe(true);
    sheet.sheet?.insertRule('.around { visibility: hidden }', 1);
    expect(isFound()).toBe(false);
    sheet.remove();
    expect(isFound()).toBe(true);
  });
});

describe('the computed style in tests', () => {
  it('contains the other properties as well', () => {
    renderStyled('.around { pointer-events: none } .subject { opacity: 0; margin-right: 4px }');

    const { pointerEvents, opacity, marginRight } = styleOf();
    expect([pointerEvents, opacity, marginRight]).toEqual(['none', '0', '4px']);
    expect(styleOf().getPropertyValue('margin-right')).toBe('4px');
    expect(screen.getByText('Pay')).not.toBeVisible();
  });

  it('rejects clicks on an element without pointer events', async () => {
    renderStyled('.around { pointer-events: none }');

    await expect(userEvent.click(screen.getByText('Pay'))).rejects.toThrow('pointer-events: none');
  });
});
