import { renderInPage } from '@storefront/shared/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';

import { aDeal } from '../../../testing/deal-builders';

import { FeaturedDeals } from './featured-deals';

const VIEW = 1200;

/** Stubs the window width, without reduced motion: jsdom does not evaluate media queries. */
function openWindow(width: number) {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      matches: !media.includes('reduced-motion') && width >= Number(/min-width: (\d+)px/.exec(media)?.[1]),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

/** Stubs a layout of three slides in view, because embla measures and jsdom has no layout. */
function drawSlides() {
  const sheet = document.createElement('style');
  sheet.id = 'boxes';
  sheet.textContent = '[role=group] { margin-right: 0px }';
  document.head.append(sheet);
  const isSlide = (element: HTMLElement) => element.getAttribute('role') === 'group';
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? VIEW / 3 : VIEW;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return isSlide(this) ? (place * VIEW) / 3 : 0;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
}

async function renderDeals(count: number) {
  const deals = Array.from({ length: count }, (_, index) => aDeal(index + 1));
  await act(async () => {
    renderInPage(
      <FeaturedDeals title="Featured deals" outcome={Promise.resolve({ kind: 'known', deals })} />,
    );
  });
}

const slides = () => screen.getAllByRole('group');
const seen = () =>
  slides()
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => within(slide).getByRole('heading').textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.querySelector('#boxes')?.remove();
});

describe('the carousel of featured deals', () => {
  it.each([
    [1280, ['Hotel 1', 'Hotel 2', 'Hotel 3'], ['Hotel 4', 'Hotel 5', 'Hotel 6'], '[HOME-20, DEC-32]'],
    [1023, ['Hotel 1', 'Hotel 2', 'Hotel 3'], ['Hotel 4', 'Hotel 5', 'Hotel 6'], '[HOME-22, DEC-32]'],
    [
      640,
      ['Hotel 1', 'Hotel 2', 'Hotel 3'],
      ['Hotel 4', 'Hotel 5', 'Hotel 6'],
      '[HOME-20, HOME-22, CAR-03, DEC-32, DEC-102]',
    ],
    [639, ['Hotel 1'], ['Hotel 2'], '[HOME-21, CAR-03, DEC-32, DEC-102]'],
  ])('in a window of %i px shows %j and steps to %j %s', async (width, first, second) => {
    openWindow(width);
    await renderDeals(7);
    expect(seen()).toEqual(first);
    press('Next: Featured deals');
    expect(seen()).toEqual(second);
    press('Previous: Featured deals');
    expect(seen()).toEqual(first);
    press('Next: Featured deals');
    press('Go to slide 1');
    expect(seen()).toEqual(first);
  });

  it('slides for half a second [HOME-23]', async () => {
    openWindow(1280);
    drawSlides();
    jest.useFakeTimers();
    await renderDeals(9);
    const way = () => {
      const [, pixels = ''] =
        /translate3d\(-?([\d.]+)px/.exec(slides()[0]?.parentElement?.style.transform ?? '') ?? [];
      return Number(pixels) / VIEW;
    };

    // The pointer on the slides loads Embla.
    fireEvent.pointerEnter(slides()[0]?.parentElement?.parentElement ?? document.body);
    await act(() => jest.advanceTimersByTimeAsync(50));
    press('Next: Featured deals');
    act(() => jest.advanceTimersByTime(400));
    expect(way()).toBeGreaterThan(0.5);
    expect(way()).toBeLessThan(0.98);
    act(() => jest.advanceTimersByTime(100));
    expect(way()).toBeGreaterThan(0.99);
  });

  it("deals from the server's document are cached for the next visit [CACHE-06]", async () => {
    openWindow(1280);
    await renderDeals(2);
    expect(localStorage.getItem('featuredDeals')).toContain('"hotelName":"Hotel 2"');
    expect(localStorage.getItem('featuredDealsTimestamp')).toMatch(/^\d+$/);
  });
});
