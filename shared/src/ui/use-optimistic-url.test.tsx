import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useOptimisticUrl } from './use-optimistic-url';

interface Choice {
  readonly nights: number;
}

const written: number[] = [];
/** Ends of the navigations that the router has not completed. */
let navigations: (() => void)[] = [];
let frames: (() => void)[] = [];

beforeEach(() => {
  written.length = 0;
  navigations = [];
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)));
});

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '');
});

function Page({ fromUrl }: { readonly fromUrl: Choice }) {
  const [current, update] = useOptimisticUrl(fromUrl, ({ nights }: Choice) => {
    written.push(nights);
    return new Promise<void>((resolve) => navigations.push(resolve));
  });
  return (
    <>
      <p>{current.nights} nights</p>
      <button onClick={() => update(({ nights }) => ({ nights: nights + 1 }))}>Longer</button>
      <a href="#elsewhere">Elsewhere</a>
    </>
  );
}

/** Opens the page at a URL with seven nights; `navigate` is the router. */
function open() {
  const { rerender, unmount } = render(<Page fromUrl={{ nights: 7 }} />);
  return {
    unmount,
    /** Completes the oldest navigation of the page, or is one of another page. */
    navigate: async (nights: number) => {
      navigations.shift()?.();
      rerender(<Page fromUrl={{ nights }} />);
      await settled();
    },
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nights = () => screen.getByText(/nights$/).textContent;

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));

async function paint(): Promise<void> {
  for (const frame of frames.splice(0)) frame();
  await settled();
}

describe('a value held in the URL', () => {
  it('is rendered at once and written once, after the paint', async () => {
    open();
    await press('Longer');
    expect(nights()).toBe('8 nights');
    expect(written).toEqual([]);
    await paint();
    await paint();
    expect(written).toEqual([8]);
    expect(nights()).toBe('8 nights');
  });

  it('is that of the URL when the router has followed', async () => {
    const { navigate } = open();
    await press('Longer');
    await paint();
    await navigate(8);
    expect(nights()).toBe('8 nights');
    await navigate(3);
    expect(nights()).toBe('3 nights');
  });

  it('keeps the second of two quick changes while the router follows the first', async () => {
    const { navigate } = open();
    await press('Longer');
    await press('Longer');
    expect(written).toEqual([8]);
    await navigate(8);
    expect(nights()).toBe('9 nights');
    await paint();
    expect(written).toEqual([8, 9]);
  });

  it('keeps the second of two quick changes, although the router follows the first after it was written', async () => {
    const { navigate } = open();
    await press('Longer');
    await press('Longer');
    await paint();
    expect(written).toEqual([8, 9]);
    await navigate(8);
    expect(nights()).toBe('9 nights');
    await navigate(9);
    expect(nights()).toBe('9 nights');
    await navigate(3);
    expect(nights()).toBe('3 nights');
  });

  it('is that of the URL when another navigation replaced its own', async () => {
    const { navigate } = open();
    await press('Longer');
    await paint();
    await navigate(3);
    expect(nights()).toBe('3 nights');
  });

  it.each([
    ['pointer', fireEvent.pointerDown],
    ['keyboard', fireEvent.keyDown],
  ])('is written before a link is followed by %s, not in its click', async (_, pressDown) => {
    open();
    await press('Longer');
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    fireEvent.click(link);
    expect(written).toEqual([]);
    pressDown(link);
    expect(written).toEqual([8]);
    await paint();
    expect(written).toEqual([8]);
  });

  it('is written at once in an overlay', async () => {
    open();
    window.history.replaceState({ storefrontOverlay: 1 }, '');
    await press('Longer');
    await press('Longer');
    expect(written).toEqual([8, 9]);
  });

  it('is that of the URL again after Back, and a change that still waited is dropped', async () => {
    open();
    await press('Longer');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settled();
    expect(nights()).toBe('7 nights');
    await paint();
    expect(written).toEqual([]);
  });

  it('is not written after its page has closed', async () => {
    const { unmount } = open();
    await press('Longer');
    unmount();
    await paint();
    expect(written).toEqual([]);
  });
});
