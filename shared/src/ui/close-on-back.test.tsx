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

/** As the router does it: a new entry with the next place, and nothing of the marks of overlays. */
function goTo(place: number) {
  window.history.pushState({ idx: place }, '', `/search?at=${place}`);
}

/** A list of filters stands open, a filter changes the address, and a box is opened over the list. */
function openBoxOverChangedPage() {
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

/** As the router does it when a change takes the place of the present entry. */
function replaceWith(at: string, name: string) {
  act(() => window.history.replaceState({ idx: 4 }, '', `/search?at=${at}`));
  // The page is drawn anew with what the address says.
  press(`Draw ${name}`);
}

function Redrawn({ name }: { readonly name: string }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button onClick={() => setTimes(times + 1)}>Draw {name}</button>
      <Overlay name={name} key={name} />
    </>
  );
}

/** As a router does it that draws the page while the others still hear of Back. */
function drawOnBack(name: string) {
  const draw = () => screen.getByRole('button', { name: `Draw ${name}` }).click();
  window.addEventListener('popstate', draw);
  return () => window.removeEventListener('popstate', draw);
}

describe('an overlay whose change takes the place of its entry', () => {
  it('keeps the change when it closes, and one Back undoes it', async () => {
    window.history.replaceState({ idx: 4 }, '', '/search?at=before');
    render(<Redrawn name="Filters" />);
    press('Filters');
    replaceWith('changed', 'Filters');
    press('Filters');
    await expectOpen('Filters', false);
    expect(window.location.search).toBe('?at=changed');
    expect(isOverlayEntry()).toBe(false);
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe('?at=before'));
  });

  it('closes by Back although the page is drawn anew meanwhile', async () => {
    window.history.replaceState({ idx: 4 }, '', '/search?at=here');
    const stop = drawOnBack('Filters');
    render(<Redrawn name="Filters" />);
    press('Filters');
    await expectOpen('Filters', true);
    act(() => window.history.back());
    await expectOpen('Filters', false);
    expect(isOverlayEntry()).toBe(false);
    stop();
  });
});

describe('an overlay over a page that changes', () => {
  it('closes alone by Back, which changes nothing below it', async () => {
    openBoxOverChangedPage();
    act(() => window.history.back());
    await expectOpen('Amenities', false);
    await expectOpen('Filters', true);
    expect(window.location.search).toBe('?at=5');
  });

  it('closes alone by its own button', async () => {
    openBoxOverChangedPage();
    press('Amenities');
    await waitFor(() => expect(window.history.state).toEqual({ idx: 5 }));
    await expectOpen('Filters', true);
  });

  it('stays while Back undoes the change, and closes by the next one', async () => {
    openBoxOverChangedPage();
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
