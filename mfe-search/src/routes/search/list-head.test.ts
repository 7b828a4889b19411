/** @needs document */
import { LIST_HEAD, showListHead } from './list-head';

describe('the head of the list', () => {
  it.each([
    ['is above the window', -40, 0, 1],
    ['is partly above the window', -40, 1, 0],
    ['is in the window', 100, 160, 0],
    ['begins in the last line of the window', 767, 830, 0],
    ['is below the window', 768, 830, 1],
  ])('that %s is scrolled to, or not [SRCH-ST-08, DEC-117]', (_where, top, bottom, scrolls) => {
    const head = document.createElement('div');
    head.setAttribute(LIST_HEAD, '');
    head.getBoundingClientRect = () => new DOMRect(0, top, 900, bottom - top);
    const scrolled = jest.fn();
    head.scrollIntoView = scrolled;
    document.body.replaceChildren(head);
    expect(window.innerHeight).toBe(768);
    showListHead();
    expect(scrolled).toHaveBeenCalledTimes(scrolls);
    if (scrolls > 0) expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
  });
});
