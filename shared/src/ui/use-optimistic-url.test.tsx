import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useOptimisticUrl } from './use-optimistic-url';

interface Choice {
  readonly nights: number;
}

const written: number[] = [];
let frames: (() => void)[] = [];

beforeEach(() => {
  written.length = 0;
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)));
});

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '');
});

function Page({ fromUrl }: { readonly fromUrl: Choice }) {
  const [current, update] = useOptimisticUrl(fromUrl, ({ nights }: Choice) => written.push(nights));
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
  return { unmount, navigate: (nights: number) => rerender(<Page fromUrl={{ nights }} />) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nights = () => screen.getByText(/nights$/).textContent;

async function paint(): Promise<void> {
  for (const frame of frames.splice(0)) frame();
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
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
    navigate(8);
    expect(nights()).toBe('8 nights');
    navigate(3);
    expect(nights()).toBe('3 nights');
  });

  it('keeps the second of two quick changes while the router follows the first', async () => {
    const { navigate } = open();
    await press('Longer');
    await press('Longer');
    expect(written).toEqual([8]);
    navigate(8);
    expect(nights()).toBe('9 nights');
    await paint();
    expect(written).toEqual([8, 9]);
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
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
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
