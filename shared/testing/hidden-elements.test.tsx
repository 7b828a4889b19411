import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A sheet of the page, and the button that it speaks of. */
function drawn(css: string, button = <button className="subject">Pay</button>) {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  render(<section className="around">{button}</section>);
  return sheet;
}

const isFound = () => screen.queryByRole('button', { name: 'Pay' }) !== null;
const styleOf = () => window.getComputedStyle(screen.getByText('Pay'));

afterEach(() => document.head.replaceChildren());

describe('what a test finds by role', () => {
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
  ])('is not what %s hides', (css) => {
    drawn(css);

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
  ])('is what %s leaves to be seen', (css) => {
    drawn(css);

    expect(isFound()).toBe(true);
  });

  it('follows the style and the attributes of the element', () => {
    drawn('.subject { display: block }', <button className="subject">Pay</button>);
    const button = screen.getByText('Pay');

    button.style.display = 'none';
    expect(isFound()).toBe(false);
    button.style.display = '';
    expect(isFound()).toBe(true);
    button.hidden = true;
    expect(isFound()).toBe(false);
  });

  it('follows rules and sheets that come and go', () => {
    const sheet = drawn('.subject { color: red }');
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

describe('the computed style of a test', () => {
  it('tells of the other properties as well', () => {
    drawn('.around { pointer-events: none } .subject { opacity: 0; margin-right: 4px }');

    const { pointerEvents, opacity, marginRight } = styleOf();
    expect([pointerEvents, opacity, marginRight]).toEqual(['none', '0', '4px']);
    expect(styleOf().getPropertyValue('margin-right')).toBe('4px');
    expect(screen.getByText('Pay')).not.toBeVisible();
  });

  it('lets nobody press what takes no clicks', async () => {
    drawn('.around { pointer-events: none }');

    await expect(userEvent.click(screen.getByText('Pay'))).rejects.toThrow('pointer-events: none');
  });
});
