import { RuntimeProvider } from '@storefront/shared/runtime';
import { aRuntime } from '@storefront/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Route, RouterProvider, Routes, useSearchParams } from 'react-router-dom';

import { HydrationSection } from './hydration-section';
import { FIRST_SCREEN, WAITING_ATTRIBUTE } from './section-layout';

const roots: Root[] = [];
const idleCallbacks: (() => void)[] = [];
const frameCallbacks: (() => void)[] = [];
let intersect = (_element: Element) => {};

beforeEach(() => {
  idleCallbacks.length = 0;
  frameCallbacks.length = 0;
  const observed = new Map<Element, () => void>();
  intersect = (element) => observed.get(element)?.();
  class FakeObserver {
    readonly callback: (entries: readonly { isIntersecting: boolean }[]) => void;
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      this.callback = callback;
    }
    observe(element: Element): void {
      observed.set(element, () => this.callback([{ isIntersecting: true }]));
    }
    disconnect(): void {}
  }
  Object.assign(globalThis, {
    IntersectionObserver: FakeObserver,
    requestIdleCallback: (callback: () => void) => idleCallbacks.push(callback),
    cancelIdleCallback: () => {},
  });
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    return frameCallbacks.push(() => callback(performance.now()));
  });
});

afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
  for (const name of ['IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback'])
    Reflect.deleteProperty(globalThis, name);
});

/** Renders on the server and hydrates the HTML. */
async function hydrate(page: ReactNode) {
  const server = { cleanHtml: (html: string) => html };
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <RuntimeProvider runtime={aRuntime({ server })}>{inRouter(page).element}</RuntimeProvider>,
  );
  document.body.append(container);
  const errors: unknown[] = [];
  const { router, element } = inRouter(page);
  await act(async () => {
    startTransition(() => {
      const tree = <RuntimeProvider runtime={aRuntime()}>{element}</RuntimeProvider>;
      roots.push(hydrateRoot(container, tree, { onRecoverableError: (error) => errors.push(error) }));
    });
  });
  return { container, errors, router };
}

/** Renders in the browser without HTML of a server. */
function render(page: ReactNode, path: string) {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  act(() =>
    root.render(
      <RuntimeProvider runtime={aRuntime()}>
        <RouterProvider router={router} />
      </RuntimeProvider>,
    ),
  );
  return { router };
}

function inRouter(page: ReactNode) {
  const router = createMemoryRouter([{ path: '/', element: page }]);
  return { router, element: <RouterProvider router={router} /> };
}

interface CounterProps {
  readonly name: string;
  readonly onMount?: (name: string) => void;
}

function Counter({ name, onMount }: CounterProps) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    onMount?.(name);
  }, [name, onMount]);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

function sections(onMount?: (name: string) => void) {
  const handler = onMount ? { onMount } : {};
  return ['first', 'second'].map((name) => (
    <HydrationSection key={name}>
      <Counter name={name} {...handler} />
    </HydrationSection>
  ));
}

describe('a section that hydrates when it is needed', () => {
  it('keeps the element of the server and runs no effect before', async () => {
    const mounted: string[] = [];
    const server = renderToString(
      <RuntimeProvider runtime={aRuntime({ server: { cleanHtml: String } })}>
        {inRouter(sections()).element}
      </RuntimeProvider>,
    );
    expect(server).toMatch(/first.*second/);

    const { container, errors } = await hydrate(sections((name) => mounted.push(name)));

    expect(screen.getByRole('button', { name: 'first 0' })).toBeInTheDocument();
    expect(container.querySelectorAll(`[${WAITING_ATTRIBUTE}]`)).toHaveLength(2);
    expect(mounted).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('hydrates in the element of the server when it comes near the view', async () => {
    const mounted: string[] = [];
    const { container, errors } = await hydrate(sections((name) => mounted.push(name)));
    const button = screen.getByRole('button', { name: 'second 0' });

    await act(async () => intersect(button));

    expect(mounted).toEqual(['second']);
    expect(screen.getByRole('button', { name: 'second 0' })).toBe(button);
    expect(container.querySelectorAll(`[${WAITING_ATTRIBUTE}]`)).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('handles the first click on it', async () => {
    const { errors } = await hydrate(sections());
    const button = screen.getByRole('button', { name: 'second 0' });

    await act(async () => button.click());

    expect(screen.getByRole('button', { name: 'second 1' })).toBe(button);
    expect(errors).toEqual([]);
  });

  it('hydrates one section in each idle period, and each in a frame of its own', async () => {
    const mounted: string[] = [];
    await hydrate(sections((name) => mounted.push(name)));

    await act(async () => idleCallbacks.shift()?.());
    expect(mounted).toEqual(['first']);
    expect(idleCallbacks).toHaveLength(0);
    await act(async () => frameCallbacks.shift()?.());
    await act(async () => idleCallbacks.shift()?.());
    expect(mounted).toEqual(['first', 'second']);
    expect(idleCallbacks).toHaveLength(0);
    expect(frameCallbacks).toHaveLength(0);
  });

  it('keeps the element of the server when its parent renders again with other content', async () => {
    function Page() {
      const [name, setName] = useState('old');
      return (
        <>
          <button type="button" onClick={() => setName('new')}>
            rename
          </button>
          <HydrationSection>
            <Counter name={name} />
          </HydrationSection>
        </>
      );
    }
    const { errors } = await hydrate(<Page />);
    const button = screen.getByRole('button', { name: 'old 0' });

    await act(async () => screen.getByRole('button', { name: 'rename' }).click());

    expect(screen.getByRole('button', { name: 'new 0' })).toBe(button);
    expect(errors).toEqual([]);
  });

  it('does not hold up a navigation that comes before it is hydrated', async () => {
    const waiting = sections();
    function Page() {
      const [params] = useSearchParams();
      return (
        <>
          <p>stars: {params.get('stars') ?? 'any'}</p>
          {waiting}
        </>
      );
    }
    const { errors, router } = await hydrate(<Page />);
    const button = screen.getByRole('button', { name: 'second 0' });

    await act(() => router.navigate('/?stars=5'));

    expect(screen.getByText('stars: 5')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'second 0' })).toBe(button);
    expect(errors).toEqual([]);
  });

  describe('that the browser renders', () => {
    const waitingSections = () => document.querySelectorAll(`[${WAITING_ATTRIBUTE}]`);

    it('runs its effects at once, and is laid out in an idle period', async () => {
      const mounted: string[] = [];
      render(
        sections((name) => mounted.push(name)),
        '/',
      );
      expect(mounted).toEqual(['first', 'second']);
      expect(waitingSections()).toHaveLength(2);

      await act(async () => idleCallbacks.shift()?.());
      expect(waitingSections()).toHaveLength(1);
      await act(async () => frameCallbacks.shift()?.());
      await act(async () => idleCallbacks.shift()?.());
      expect(waitingSections()).toHaveLength(0);
    });

    it('is laid out at once on the first screen', () => {
      render(
        <HydrationSection layout={FIRST_SCREEN}>
          <Counter name="card" />
        </HydrationSection>,
        '/',
      );
      expect(waitingSections()).toHaveLength(0);
    });

    it('is laid out at once after a navigation', async () => {
      const { router } = render(
        <Routes>
          <Route path="/before" element={<p>Page before</p>} />
          <Route path="/" element={sections()} />
        </Routes>,
        '/before',
      );
      await act(() => router.navigate('/'));
      expect(screen.getByRole('button', { name: 'first 0' })).toBeInTheDocument();
      expect(waitingSections()).toHaveLength(0);
    });
  });
});
