import { act, screen } from '@testing-library/react';

import { renderInPage } from '../../../testing/render-page';

import { BottomBar } from './bottom-bar';

const SHELL = 'body { --above-bottom-bar: 64px; }';
const OLDER_SHELL = ':root { --bottom-bar: 64px; }';

const propertyOf = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(name).trim();
const spaceOnBody = () => propertyOf(document.body, '--above-bottom-bar');
const propertyOfRoot = () => propertyOf(document.documentElement, '--bottom-bar');

function renderBar() {
  return renderInPage(
    <BottomBar label="Your holiday" total="£824 total" action={<button type="button">Book Now</button>} />,
  );
}

const addedStyles: HTMLStyleElement[] = [];

afterEach(() => {
  jest.restoreAllMocks();
  for (const style of addedStyles.splice(0)) style.remove();
});

describe('the bottom bar', () => {
  it('shows the total before the action [PERS-08]', () => {
    renderBar();
    expect(screen.getByRole('region', { name: 'Your holiday' })).toHaveTextContent('£824 totalBook Now');
  });

  it('has the attribute that hides the shell bar at the bottom', () => {
    renderBar();
    expect(screen.getByRole('region', { name: 'Your holiday' })).toHaveAttribute('data-bottom-bar');
  });

  it('leaves space for its height, and again when it changes, while it is mounted [PERS-08]', () => {
    addShellStyles(SHELL);
    const layOut = watchLayout();
    const { unmount } = renderBar();
    layOut(154);
    expect(spaceOnBody()).toBe('154px');
    layOut(64);
    expect(spaceOnBody()).toBe('64px');
    layOut(96);
    expect(spaceOnBody()).toBe('96px');
    unmount();
    expect(spaceOnBody()).toBe('64px');
  });

  it('leaves the root without the property that every element inherits, and keeps focused elements above it', () => {
    addShellStyles(SHELL);
    const layOut = watchLayout();
    renderBar();
    layOut(154);
    expect(propertyOfRoot()).toBe('');
    expect(propertyOf(document.documentElement, 'scroll-padding-bottom')).toBe('90px');
  });

  it('writes its height to the root for an older shell, while it is mounted', () => {
    addShellStyles(OLDER_SHELL);
    const layOut = watchLayout();
    const { unmount } = renderBar();
    layOut(154);
    expect(propertyOfRoot()).toBe('154px');
    unmount();
    expect(propertyOfRoot()).toBe('64px');
  });

  it.each([
    ['the shell', SHELL],
    ['an older shell', OLDER_SHELL],
  ])('adds no styles where its height is the usual one of %s', (_, shellStyles) => {
    addShellStyles(shellStyles);
    const layOut = watchLayout();
    renderBar();
    const before = document.head.innerHTML;
    layOut(64);
    expect(document.head.innerHTML).toBe(before);
  });
});

function addShellStyles(text: string) {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.prepend(style);
  addedStyles.push(style);
}

/** Returns a function that reports a height of the bar, as a browser does after a layout. */
function watchLayout(): (height: number) => void {
  const callbacks: (() => void)[] = [];
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onResize) => {
    const observer = { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
    callbacks.push(() => onResize([], observer));
    return observer;
  });
  return (height) => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    act(() => callbacks.forEach((report) => report()));
  };
}
