/** @needs document */
import { createHydrationGate, openWhenNeeded } from './hydration-gate';

const idleCallbacks: (() => void)[] = [];
const frameCallbacks: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  idleCallbacks.length = 0;
  frameCallbacks.length = 0;
  Object.assign(globalThis, {
    requestIdleCallback: (callback: () => void) => idleCallbacks.push(callback),
    cancelIdleCallback: () => {},
    requestAnimationFrame: (callback: () => void) => frameCallbacks.push(callback),
  });
});

afterEach(() => {
  jest.useRealTimers();
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, name);
});

function twoSections() {
  const gates = [createHydrationGate(), createHydrationGate()] as const;
  const stops = gates.map((gate) => openWhenNeeded(document.createElement('div'), gate));
  return { first: gates[0], second: gates[1], stop: () => stops.forEach((each) => each()) };
}

describe('sections that open when the browser is idle', () => {
  it('opens the next section after the frame of the one before', async () => {
    const { first, second, stop } = twoSections();
    idleCallbacks.shift()?.();
    expect([first.isOpen(), second.isOpen()]).toEqual([true, false]);
    expect(frameCallbacks).toHaveLength(0);

    first.complete();
    await jest.advanceTimersByTimeAsync(0);
    expect(idleCallbacks).toHaveLength(0);
    frameCallbacks.shift()?.();
    idleCallbacks.shift()?.();
    expect(second.isOpen()).toBe(true);
    stop();
  });

  it('does not wait longer than two seconds for a section whose content is late', async () => {
    const { second, stop } = twoSections();
    idleCallbacks.shift()?.();
    await jest.advanceTimersByTimeAsync(1_999);
    expect(frameCallbacks).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    frameCallbacks.shift()?.();
    idleCallbacks.shift()?.();
    expect(second.isOpen()).toBe(true);
    stop();
  });

  it('opens nothing after its sections have left the page', async () => {
    const { first, second, stop } = twoSections();
    idleCallbacks.shift()?.();
    first.complete();
    stop();
    await jest.advanceTimersByTimeAsync(2_000);
    frameCallbacks.shift()?.();
    expect(second.isOpen()).toBe(false);
    expect(idleCallbacks).toHaveLength(0);
  });
});
