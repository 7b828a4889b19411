import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInPage } from '../../../testing/render-page';

import { Carousel } from './carousel';
import type { CarouselLayoutName } from './carousel-layouts';

const VIEW_WIDTH = 1200;

/** Fakes `matchMedia` for a window width, because jsdom does not implement media queries. */
function setWindowWidth(width: number, { reducedMotion = true } = {}) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion')
        ? reducedMotion
        : width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

/** Fakes the layout of the slides, which Embla measures and jsdom does not compute. */
function mockSlideLayout(perView: number) {
  const sheet = document.createElement('style');
  sheet.id = 'boxes';
  sheet.textContent = '[role=group] { margin-right: 0px }';
  document.head.append(sheet);
  const isSlide = (element: HTMLElement) => element.getAttribute('role') === 'group';
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? VIEW_WIDTH / perView : VIEW_WIDTH;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return isSlide(this) ? (index * VIEW_WIDTH) / perView : 0;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
}

function renderCarousel(count: number, layout: CarouselLayoutName = 'three-or-one') {
  renderInPage(
    <Carousel
      label="Featured deals"
      layout={layout}
      slides={Array.from({ length: count }, (_, index) => (
        <a key={index} href={`/deals/${index + 1}`}>
          Deal {index + 1}
        </a>
      ))}
    />,
  );
  return { user: userEvent.setup(), region: screen.getByRole('region', { name: 'Featured deals' }) };
}

// jsdom ignores media queries, so the style sheet hides the arrows and dots: query hidden elements.
const next = () => screen.getByRole('button', { name: 'Next: Featured deals', hidden: true });
const previous = () => screen.getByRole('button', { name: 'Previous: Featured deals', hidden: true });
const dots = () => screen.getAllByRole('button', { name: /^Go to slide/, hidden: true });
const visibleSlides = () =>
  screen
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent);

function rowOf(slide: string): HTMLElement {
  const row = screen.getByRole('group', { name: slide }).parentElement;
  if (!row) throw new Error('the slide has no row');
  return row;
}

/** Returns the CSS rules of an element. */
function rulesOf(element: Element): string {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  return [...element.classList].flatMap((name) => rules.filter((rule) => rule.includes(name))).join('\n');
}

/** Lets the pointer reach the slides, which loads Embla. */
async function loadTrack(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  const row = rowOf('1 of 9');
  await user.hover(row);
  await waitFor(() => expect(row.style.transform).not.toBe(''));
  return row;
}

beforeEach(() => setWindowWidth(1280));
afterEach(() => {
  jest.restoreAllMocks();
  document.querySelector('#boxes')?.remove();
});

describe('the carousel', () => {
  it('wraps at both ends [CAR-01]', async () => {
    const { user } = renderCarousel(7);

    await user.click(previous());
    expect(visibleSlides()).toEqual(['Deal 5', 'Deal 6', 'Deal 7']);
    await user.click(next());
    expect(visibleSlides()).toEqual(['Deal 1', 'Deal 2', 'Deal 3']);
  });

  it('shows 3 deals from 640 px and steps by 3 [HOME-20, LAND-17, CAR-03, DEC-32, DEC-102, CONST-10]', async () => {
    setWindowWidth(640);
    const { user } = renderCarousel(9);
    expect(visibleSlides()).toEqual(['Deal 1', 'Deal 2', 'Deal 3']);
    await user.click(next());
    expect(visibleSlides()).toEqual(['Deal 4', 'Deal 5', 'Deal 6']);
    // The server renders the same row for every window, so the style sheet sets the width of the slides.
    const rules = rulesOf(rowOf('1 of 9'));
    expect(rules).toMatch(/^\.\S+\s*>\s*\*\s*\{[^}]*flex: 0 0 100%;/m);
    expect(rules).toMatch(
      /\(min-width: 640px\)\s*\{[^@]*>\s*\*\s*\{[^}]*flex-basis: calc\(\(100% - 2 \* var\(--space-16\)\) \/ 3\)/,
    );
  });

  it('shows 1 deal below 640 px and steps by 1 [HOME-21, CAR-03, DEC-102, CONST-10]', async () => {
    setWindowWidth(639);
    const { user } = renderCarousel(4);
    expect(visibleSlides()).toEqual(['Deal 1']);
    await user.click(next());
    expect(visibleSlides()).toEqual(['Deal 2']);
  });

  it('shows 4 destinations from 1024 px, one dot for each group [HOME-12, CAR-02, DEC-102, CONST-10]', async () => {
    setWindowWidth(1024);
    const { user } = renderCarousel(10, 'four-or-grid');

    expect(visibleSlides()).toEqual(['Deal 1', 'Deal 2', 'Deal 3', 'Deal 4']);
    expect(dots()).toHaveLength(3);
    await user.click(next());
    expect(visibleSlides()).toEqual(['Deal 5', 'Deal 6', 'Deal 7', 'Deal 8']);
    expect(rulesOf(rowOf('1 of 10'))).toMatch(
      /\(min-width: 1024px\)\s*\{[^@]*>\s*\*\s*\{[^}]*flex: 0 0 calc\(\(100% - 3 \* var\(--space-16\)\) \/ 4\)/,
    );
  });

  it('shows all destinations and no arrows below 1024 px [HOME-13, HOME-14, DEC-102, CONST-10]', () => {
    setWindowWidth(1023);
    renderCarousel(10, 'four-or-grid');

    expect(visibleSlides()).toHaveLength(10);
    expect(screen.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
  });

  it('marks the current dot and moves to the group of a dot [HOME-22]', async () => {
    const { user } = renderCarousel(12);

    await user.click(screen.getByRole('button', { name: 'Go to slide 3' }));
    expect(visibleSlides()).toEqual(['Deal 7', 'Deal 8', 'Deal 9']);
    expect(dots().map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, 'true', null]);
  });

  it('announces its position only after the user has moved it [CAR-01]', async () => {
    const { user } = renderCarousel(12);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await user.click(next());
    expect(screen.getByRole('status')).toHaveTextContent(/^Slide 2 of 4$/);
  });

  it('names each slide by its position [CAR-01]', () => {
    const { region } = renderCarousel(12);
    const fourth = within(region).getByRole('group', { name: '4 of 12' });
    expect(fourth).toHaveAttribute('aria-roledescription', 'slide');
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  });

  it('moves with the arrow keys and keeps the focus on the button [CAR-01]', async () => {
    const { user } = renderCarousel(6);

    next().focus();
    await user.keyboard('{ArrowLeft}');
    expect(visibleSlides()).toEqual(['Deal 4', 'Deal 5', 'Deal 6']);
    expect(next()).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(visibleSlides()).toEqual(['Deal 1', 'Deal 2', 'Deal 3']);
  });

  it('moves the focus to a visible slide when the focused one leaves the view [CAR-01]', async () => {
    const { user } = renderCarousel(6);

    screen.getByRole('link', { name: 'Deal 2' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Deal 4' })).toHaveFocus();
  });

  it('has no controls when all slides are visible [HOME-22]', () => {
    renderCarousel(3);
    expect(visibleSlides()).toHaveLength(3);
    expect(screen.queryByRole('button', { hidden: true })).not.toBeInTheDocument();
  });

  it('moves the row to the group, without animation under reduced motion [CAR-03]', async () => {
    mockSlideLayout(3);
    const { user } = renderCarousel(9);
    const row = await loadTrack(user);

    await user.click(next());
    expect(row.style.transform).toBe(`translate3d(-${VIEW_WIDTH}px,0px,0px)`);
    await user.click(next());
    await user.click(next());
    expect(row.style.transform).toBe('translate3d(0px,0px,0px)');
  });

  it('moves the row while the code for swipes is not loaded, and hands its position over [CAR-03]', async () => {
    mockSlideLayout(3);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(this.offsetLeft, 0, this.offsetWidth, 100);
    });
    renderCarousel(9);
    const row = rowOf('1 of 9');
    fireEvent.click(next());
    expect(row.parentElement?.scrollLeft).toBe(VIEW_WIDTH);
    await waitFor(() => expect(row.style.transform).toBe(`translate3d(-${VIEW_WIDTH}px,0px,0px)`));
    expect(row.parentElement?.scrollLeft).toBe(0);
  });

  it('animates the move without reduced motion [CAR-03]', async () => {
    setWindowWidth(1280, { reducedMotion: false });
    mockSlideLayout(3);
    const { user } = renderCarousel(9);
    const row = await loadTrack(user);

    await user.click(next());
    expect(row.style.transform).not.toBe(`translate3d(-${VIEW_WIDTH}px,0px,0px)`);
  });

  it('can be swiped and announces the new position [CAR-03]', async () => {
    mockSlideLayout(3);
    const { user } = renderCarousel(9);
    await loadTrack(user);
    const slide = screen.getByRole('group', { name: '1 of 9' });

    // Embla listens from the render after the one that positions the row.
    await waitFor(() => {
      fireEvent.mouseDown(slide, { button: 0, clientX: 1100 });
      fireEvent.mouseMove(document, { clientX: 700 });
      fireEvent.mouseMove(document, { clientX: 300 });
      fireEvent.mouseUp(document, { clientX: 300 });
      expect(visibleSlides()).toEqual(['Deal 4', 'Deal 5', 'Deal 6']);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3');
  });
});
