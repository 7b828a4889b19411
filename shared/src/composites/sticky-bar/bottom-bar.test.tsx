import { screen } from '@testing-library/react';

import { renderInPage } from '../../../testing/render-page';

import { BottomBar } from './bottom-bar';

const publishedHeight = () => document.documentElement.style.getPropertyValue('--bottom-bar');

function renderBar() {
  return renderInPage(
    <BottomBar label="Your holiday" total="£824 total" action={<button type="button">Book Now</button>} />,
  );
}

afterEach(() => jest.restoreAllMocks());

describe('the bottom bar', () => {
  it('shows the total before the action [PERS-08]', () => {
    renderBar();
    expect(screen.getByRole('region', { name: 'Your holiday' })).toHaveTextContent('£824 totalBook Now');
  });

  it('has the attribute that hides the shell bar at the bottom', () => {
    renderBar();
    expect(screen.getByRole('region', { name: 'Your holiday' })).toHaveAttribute('data-bottom-bar');
  });

  it('publishes its height, and again when it changes, while it is mounted [PERS-08]', () => {
    const layOut = watchLayout();
    const { unmount } = renderBar();
    layOut(64);
    expect(publishedHeight()).toBe('64px');
    layOut(96);
    expect(publishedHeight()).toBe('96px');
    unmount();
    expect(publishedHeight()).toBe('');
  });

  it.each([
    ['the shell', 'body { --above-bottom-bar: 64px; }'],
    ['an older shell', ':root { --bottom-bar: 64px; }'],
  ])('does not make the browser style the page again where its height is the usual one of %s', (_, css) => {
    const layOut = watchLayout();
    renderBar();
    const usual = document.head.appendChild(document.createElement('style'));
    usual.textContent = css;
    layOut(64);
    expect(publishedHeight()).toBe('');
    usual.remove();
  });
});

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
    callbacks.forEach((report) => report());
  };
}
