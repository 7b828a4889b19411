import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { onDemand } from './on-demand';
import { OnDemandOverlay } from './on-demand-overlay';
import { useOnDemandPopup } from './use-on-demand-popup';

interface Code {
  readonly title: string;
}
const CODE: Code = { title: 'Rooms' };

/** A source whose loads are settled by the test. */
function aSource() {
  const settlers: { resolve: (code: Code) => void; reject: (error: Error) => void }[] = [];
  const importCode = jest.fn(
    () => new Promise<Code>((resolve, reject) => void settlers.push({ resolve, reject })),
  );
  const next = () =>
    waitFor(() => {
      const settler = settlers.pop();
      if (!settler) throw new Error('nothing was requested');
      return settler;
    });
  return {
    importCode,
    source: onDemand(importCode),
    arrive: () => act(async () => (await next()).resolve(CODE)),
    fail: () => act(async () => (await next()).reject(new Error('the chunk is missing'))),
  };
}

type Source = ReturnType<typeof aSource>['source'];

function Picker({ source }: { readonly source: Source }) {
  const { code, trigger, failure } = useOnDemandPopup(source);
  if (code) return <p role="dialog">{code.title}</p>;
  return (
    <>
      <button {...trigger}>Guests</button>
      {failure}
      <button type="button">Elsewhere</button>
    </>
  );
}

function Menu({ source }: { readonly source: Source }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <OnDemandOverlay source={source} open={open} onCancel={() => setOpen(false)}>
        {({ title }) => open && <p role="dialog">{title}</p>}
      </OnDemandOverlay>
    </>
  );
}

afterEach(() => jest.restoreAllMocks());

const guests = () => screen.getByRole('button', { name: 'Guests' });

describe('code on demand', () => {
  it('is requested once, and again after a failure', async () => {
    const { source, importCode, arrive, fail } = aSource();
    const first = source.load();
    void source.load();
    const failure = expect(first).rejects.toThrow('the chunk is missing');
    await fail();
    await failure;
    source.preload();
    await arrive();
    expect(source.loaded()).toBe(CODE);
    expect(importCode).toHaveBeenCalledTimes(2);
  });
});

describe('a control whose code is loaded on demand', () => {
  it.each([
    ['the pointer', () => userEvent.hover(guests())],
    ['the keyboard focus', () => userEvent.tab()],
  ])('requests its code when %s reaches it, and opens at the click', async (_, approach) => {
    const { source, importCode, arrive } = aSource();
    render(<Picker source={source} />);
    expect(importCode).not.toHaveBeenCalled();
    await approach();
    await arrive();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(guests());
    expect(await screen.findByRole('dialog')).toHaveTextContent('Rooms');
    expect(importCode).toHaveBeenCalledTimes(1);
  });

  it('is painted as busy by the click, before its popup is rendered', async () => {
    const { source, arrive } = aSource();
    render(<Picker source={source} />);
    await userEvent.hover(guests());
    await arrive();
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    await userEvent.click(guests());
    expect(guests()).toHaveAttribute('aria-busy', 'true');
    expect(frames).toHaveLength(1);
    frames.forEach((frame) => frame(performance.now()));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('opens after a click that came before its code', async () => {
    const { source, arrive } = aSource();
    render(<Picker source={source} />);
    await userEvent.click(guests());
    expect(guests()).toHaveAttribute('aria-busy', 'true');
    await arrive();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press elsewhere', () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))],
    ['Tab', () => userEvent.tab()],
  ])('stays closed after %s during the load', async (_, leave) => {
    const { source, arrive } = aSource();
    render(<Picker source={source} />);
    await userEvent.click(guests());
    await leave();
    await arrive();
    expect(guests()).not.toHaveAttribute('aria-busy');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers another attempt after a failure', async () => {
    const { source, importCode, fail, arrive } = aSource();
    render(<Picker source={source} />);
    fireEvent.click(guests());
    await fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await arrive();
    expect(importCode).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('returns the focus when the visitor gives up after a failure', async () => {
    const { source, fail } = aSource();
    render(<Picker source={source} />);
    await userEvent.tab();
    await fail();
    fireEvent.click(guests());
    await fail();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(guests()).toHaveFocus());
  });
});

describe('an overlay whose code is loaded on demand', () => {
  it('opens once its code is there', async () => {
    const { source, importCode, arrive } = aSource();
    render(<Menu source={source} />);
    expect(importCode).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await arrive();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('stays closed after Escape during the load', async () => {
    const { source, arrive } = aSource();
    render(<Menu source={source} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.keyboard('{Escape}');
    await arrive();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reports a failure, and no old failure when it is opened again', async () => {
    const { source, fail, arrive } = aSource();
    render(<Menu source={source} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await fail();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await arrive();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});
