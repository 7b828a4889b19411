import { act, screen } from '@testing-library/react';
import { useRef } from 'react';

import { renderInPage } from '../../../testing/render-page';

import { StickyTopBar } from './sticky-top-bar';

type Observe = ConstructorParameters<typeof IntersectionObserver>;

const QUIET: IntersectionObserver = {
  root: null,
  rootMargin: '',
  scrollMargin: '',
  thresholds: [],
  observe: () => {},
  unobserve: () => {},
  disconnect: () => {},
  takeRecords: () => [],
};

function boxThatEndsAt(bottom: number): DOMRectReadOnly {
  return { x: 0, y: 0, left: 0, right: 0, width: 0, height: 0, top: bottom, bottom, toJSON: () => ({}) };
}

/** Stands in for the browser's: tests say what is in view. */
function watchView() {
  const made: Observe[] = [];
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((...args: Observe) => {
    made.push(args);
    return QUIET;
  });
  return {
    rootMargin: () => made.at(-1)?.[1]?.rootMargin,
    /** The hero's lower edge is so many px below the top of the window. */
    scrollTo: (bottom: number, isIntersecting: boolean) =>
      act(() => {
        const box = boxThatEndsAt(bottom);
        const entry: IntersectionObserverEntry = {
          isIntersecting,
          boundingClientRect: box,
          intersectionRect: box,
          rootBounds: null,
          intersectionRatio: 0,
          target: document.body,
          time: 0,
        };
        made.at(-1)?.[0]([entry], QUIET);
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

// By its label: what is not visible has no accessible name.
const bar = () => screen.getByLabelText('Offer');

afterEach(() => jest.restoreAllMocks());

describe('the sticky top bar', () => {
  it('comes once the hero is past but for 100 px, and goes again [LAND-12]', () => {
    const view = watchView();
    renderInPage(<Page />);
    expect(view.rootMargin()).toBe('-100px 0px 0px 0px');
    expect(bar()).toHaveAttribute('inert');
    expect(bar()).not.toBeVisible();

    view.scrollTo(99, false);
    expect(bar()).not.toHaveAttribute('inert');
    expect(bar()).toBeVisible();

    view.scrollTo(300, true);
    expect(bar()).toHaveAttribute('inert');
  });

  it('does not come while the hero is still below [LAND-12]', () => {
    const view = watchView();
    renderInPage(<Page />);
    view.scrollTo(2_000, false);
    expect(bar()).toHaveAttribute('inert');
  });

  it('lets a page choose another offset [LAND-12]', () => {
    const view = watchView();
    renderInPage(<Page offset={40} />);
    expect(view.rootMargin()).toBe('-40px 0px 0px 0px');
    view.scrollTo(60, false);
    expect(bar()).toHaveAttribute('inert');
  });

  it('says where, how long, for how much, and how to book [LAND-13]', () => {
    watchView();
    renderInPage(<Page />);
    for (const words of ['Antalya', '7 nights', 'All Inclusive', '£319pp', 'Book Now']) {
      expect(bar()).toHaveTextContent(words);
    }
  });
});
