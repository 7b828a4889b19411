import { screen } from '@testing-library/react';

import { renderInPage } from '../../../testing/render-page';

import { BottomBar } from './bottom-bar';

const roomOnPage = () => document.documentElement.style.getPropertyValue('--bottom-bar');

function renderBar() {
  return renderInPage(
    <BottomBar label="Your holiday" total="£824 total" action={<button type="button">Book Now</button>} />,
  );
}

afterEach(() => jest.restoreAllMocks());

describe('the bottom bar', () => {
  it('has the total and then the action [PERS-08]', () => {
    renderBar();
    expect(screen.getByRole('region', { name: 'Your holiday' })).toHaveTextContent('£824 totalBook Now');
  });

  it('carries the mark that other bars at the lower edge give way to', () => {
    renderBar();
    expect(screen.getByRole('region', { name: 'Your holiday' })).toHaveAttribute('data-bottom-bar');
  });

  it('tells the page its height while it is there [PERS-08]', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    const { unmount } = renderBar();
    expect(roomOnPage()).toBe('64px');
    unmount();
    expect(roomOnPage()).toBe('');
  });

  it('follows a height that changes [PERS-08]', () => {
    const callbacks: (() => void)[] = [];
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onResize) => {
      const observer = { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
      callbacks.push(() => onResize([], observer));
      return observer;
    });
    renderBar();
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96);
    callbacks.forEach((resize) => resize());
    expect(roomOnPage()).toBe('96px');
  });
});
