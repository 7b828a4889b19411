import { act, screen } from '@testing-library/react';
import { useRef } from 'react';

import { renderInPage } from '../../../testing/render-page';

import { StickyTopBar } from './sticky-top-bar';

type Observe = ConstructorParameters<typeof IntersectionObserver>;

const NOOP_OBSERVER: IntersectionObserver = {
  root: null,
  rootMargin: '',
  scrollMargin: '',
  thresholds: [],
  observe: () => {},
  unobserve: () => {},
  disconnect: () => {},
  takeRecords: () => [],
};

function rectWithBottom(bottom: number): DOMRectReadOnly {
  return { x: 0, y: 0, left: 0, right: 0, width: 0, height: 0, top: bottom, bottom, toJSON: () => ({}) };
}

/** Replaces the browser's `IntersectionObserver`, so that tests control what is in view. */
function mockIntersection() {
  const observers: Observe[] = [];
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((...args: Observe) => {
    observers.push(args);
    return NOOP_OBSERVER;
  });
  return {
    rootMargin: () => observers.at(-1)?.[1]?.rootMargin,
    /** Reports the lower edge of the hero at `bottom` px below the top of the window. */
    scrollTo: (bottom: number, isIntersecting: boolean) =>
      act(() => {
        const box = rectWithBottom(bottom);
        const entry: IntersectionObserverEntry = {
          isIntersecting,
          boundingClientRect: box,
          intersectionRect: box,
          rootBounds: null,
          intersectionRatio: 0,
          target: document.body,
          time: 0,
        };
        observers.at(-1)?.[0]([entry], NOOP_OBSERVER);
      }),
  };
}

function Page({ offset }: { readonly offset?: number }) {
  const hero = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={hero}>Hero</div>
      <StickyTopBar
        label="Offer"
        sentinel={hero}
        {...(offset === undefined ? {} : { offset })}
        place="Antalya"
        nights="7 nights"
        price="£319pp"
        action={<button type="button">Book Now</button>}
      >
        All Inclusive
      </StickyTopBar>
    </>
  );
}

// Query by label: a hidden element has no accessible name.
const bar = () => screen.getByLabelText('Offer');

afterEach(() => jest.restoreAllMocks());

describe('the sticky top bar', () => {
  it('appears when at most 100 px of the hero are visible and disappears again [LAND-12]', () => {
    const view = mockIntersection();
    renderInPage(<Page />);
    expect(view.rootMargin()).toBe('-100px 0px 0px 0px');
    expect(bar()).toHaveAttribute('inert');
    expect(bar()).not.toBeVisible();

    view.scrollTo(99, false);
    expect(bar()).not.toHaveAttribute('inert');
    expect(bar()).toBeVisible();
    const { position, inset } = getComputedStyle(bar());
    expect([position, inset]).toEqual(['fixed', '0 0 auto']);

    view.scrollTo(300, true);
    expect(bar()).toHaveAttribute('inert');
  });

  it('does not appear while the hero is below the viewport [LAND-12]', () => {
    const view = mockIntersection();
    renderInPage(<Page />);
    view.scrollTo(2_000, false);
    expect(bar()).toHaveAttribute('inert');
  });

  it('accepts another offset [LAND-12]', () => {
    const view = mockIntersection();
    renderInPage(<Page offset={40} />);
    expect(view.rootMargin()).toBe('-40px 0px 0px 0px');
    view.scrollTo(60, false);
    expect(bar()).toHaveAttribute('inert');
  });

  it('shows place, nights, board, price and the booking button [LAND-13]', () => {
    mockIntersection();
    renderInPage(<Page />);
    for (const content of ['Antalya', '7 nights', 'All Inclusive', '£319pp', 'Book Now']) {
      expect(bar()).toHaveTextContent(content);
    }
  });
});
