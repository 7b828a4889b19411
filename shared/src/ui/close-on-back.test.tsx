import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { isOverlayEntry, useCloseOnBack } from './close-on-back';

function Overlay({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false);
  useCloseOnBack(open, () => setOpen(false));
  return (
    <button aria-expanded={open} onClick={() => setOpen(!open)}>
      {name}
    </button>
  );
}

const overlay = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(() => overlay(name).click());
const expectOpen = (name: string, open: boolean) =>
  waitFor(() => expect(overlay(name)).toHaveAttribute('aria-expanded', String(open)));

/** Navigates as the router does: pushes an entry with the next index and without overlay depth. */
function goTo(index: number) {
  window.history.pushState({ idx: index }, '', `/search?at=${index}`);
}

/** Opens the list of filters, changes the URL with a filter, and opens a second overlay above the list. */
function openOverlayOverChangedPage() {
  window.history.replaceState({ idx: 4 }, '', '/search?at=4');
  render(
    <>
      <Overlay name="Filters" />
      <Overlay name="Amenities" />
    </>,
  );
  press('Filters');
  goTo(5);
  press('Amenities');
}

/** Replaces the current entry as the router does, then re-renders the page. */
function replaceWith(at: string, name: string) {
  act(() => window.history.replaceState({ idx: 4 }, '', `/search?at=${at}`));
  press(`Render ${name}`);
}

function RerenderedPage({ name }: { readonly name: string }) {
  const [renderCount, setRenderCount] = useState(0);
  return (
    <>
      <button onClick={() => setRenderCount(renderCount + 1)}>Render {name}</button>
      <Overlay name={name} key={name} />
    </>
  );
}

/** Re-renders the page on `popstate`, as a router does while other listeners are still pending. */
function renderOnBack(name: string) {
  const rerender = () => screen.getByRole('button', { name: `Render ${name}` }).click();
  window.addEventListener('popstate', rerender);
  return () => window.removeEventListener('popstate', rerender);
}

describe('an overlay that replaces its history entry', () => {
  it('keeps the change when it closes, and one Back undoes it', async () => {
    window.history.replaceState({ idx: 4 }, '', '/search?at=before');
    render(<RerenderedPage name="Filters" />);
    press('Filters');
    replaceWith('changed', 'Filters');
    press('Filters');
    await expectOpen('Filters', false);
    expect(window.location.search).toBe('?at=changed');
    expect(isOverlayEntry()).toBe(false);
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe('?at=before'));
  });

  it('closes with Back even if the page re-renders at the same time', async () => {
    window.history.replaceState({ idx: 4 }, '', '/search?at=here');
    const stop = renderOnBack('Filters');
    render(<RerenderedPage name="Filters" />);
    press('Filters');
    await expectOpen('Filters', true);
    act(() => window.history.back());
    await expectOpen('Filters', false);
    expect(isOverlayEntry()).toBe(false);
    stop();
  });
});

function FrameOverlay() {
  const [open, setOpen] = useState(false);
  const [framePages, setFramePages] = useState(0);
  useCloseOnBack(open, () => setOpen(false), framePages);
  return (
    <>
      <button aria-expanded={open} onClick={() => setOpen(!open)}>
        Bank
      </button>
      <button onClick={() => setFramePages(framePages + 1)}>Next page</button>
    </>
  );
}

describe('an overlay with a frame that goes from page to page', () => {
  it('closes with one Back, and no entry of it stays', async () => {
    window.history.replaceState({ idx: 4 }, '', '/booking/payment');
    render(<FrameOverlay />);
    press('Bank');
    press('Next page');
    act(() => window.history.back());
    await expectOpen('Bank', false);
    await waitFor(() => expect(window.history.state).toEqual({ idx: 4 }));
  });

  it('pops the entries of the frame as well when it closes in another way', async () => {
    const traverseTo = jest.fn(() => ({ committed: Promise.resolve() }));
    Object.defineProperty(window, 'navigation', {
      value: { currentEntry: { key: 'key of the page' }, traverseTo },
      configurable: true,
    });
    render(<FrameOverlay />);
    press('Bank');
    press('Next page');
    press('Next page');
    press('Bank');
    await expectOpen('Bank', false);
    expect(traverseTo.mock.calls).toEqual([['key of the page']]);
    Reflect.deleteProperty(window, 'navigation');
  });
});

describe('nested overlays over a page whose URL changes', () => {
  it('closes only the top overlay with Back and leaves the page unchanged', async () => {
    openOverlayOverChangedPage();
    act(() => window.history.back());
    await expectOpen('Amenities', false);
    await expectOpen('Filters', true);
    expect(window.location.search).toBe('?at=5');
  });

  it('closes only the top overlay with its own button', async () => {
    openOverlayOverChangedPage();
    press('Amenities');
    await waitFor(() => expect(window.history.state).toEqual({ idx: 5 }));
    await expectOpen('Filters', true);
  });

  it('keeps the outer overlay open while Back undoes the change, and closes it with the next Back', async () => {
    openOverlayOverChangedPage();
    act(() => window.history.back());
    await expectOpen('Amenities', false);
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe('?at=4'));
    await expectOpen('Filters', true);
    act(() => window.history.back());
    await expectOpen('Filters', false);
    expect(window.location.search).toBe('?at=4');
  });
});
