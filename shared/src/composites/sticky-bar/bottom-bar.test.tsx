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

  it('publishes its height while it is mounted [PERS-08]', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    const { unmount } = renderBar();
    expect(publishedHeight()).toBe('64px');
    unmount();
    expect(publishedHeight()).toBe('');
  });

  it('updates the published height when it changes [PERS-08]', () => {
    const callbacks: (() => void)[] = [];
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onResize) => {
      const observer = { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
      callbacks.push(() => onResize([], observer));
      return observer;
    });
    renderBar();
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96);
    callbacks.forEach((resize) => resize());
    expect(publishedHeight()).toBe('96px');
  });
});
