import { whenIdle } from '../../platform/time/when-idle';

/** Holds back the hydration of one section; its server HTML stays as it is until the gate opens. */
export interface HydrationGate {
  readonly isOpen: () => boolean;
  /** Resolves when the gate opens. */
  readonly opened: Promise<void>;
  readonly open: () => void;
}

export function createHydrationGate(): HydrationGate {
  let isOpen = false;
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    isOpen: () => isOpen,
    opened,
    open: () => {
      isOpen = true;
      resolve();
    },
  };
}

/** Sections start to hydrate this far outside the view. */
const MARGIN = '200px';
/** An idle period may not come while pictures and videos keep the main thread busy. */
const IDLE_LIMIT_MS = 2_000;
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

const waiting = new Map<Element, HydrationGate>();
let stopWatching: (() => void) | null = null;

/**
 * Opens a gate when its section comes near the view, is touched or focused, or when the browser is idle: one section
 * in each idle period, in document order.
 *
 * @param section its first child is observed, because the section itself has no box (`display: contents`)
 * @returns stops waiting; the gate stays as it is
 */
export function openWhenNeeded(section: Element, gate: HydrationGate): () => void {
  if (gate.isOpen()) return () => {};
  waiting.set(section, gate);
  stopWatching ??= watch();
  const stop = observe(section);
  return () => {
    stop();
    waiting.delete(section);
    stopIfDone();
  };
}

function openSection(section: Element): void {
  waiting.get(section)?.open();
  waiting.delete(section);
  stopIfDone();
}

function stopIfDone(): void {
  if (waiting.size > 0) return;
  stopWatching?.();
  stopWatching = null;
}

function observe(section: Element): () => void {
  const target = section.firstElementChild;
  if (!target || typeof IntersectionObserver !== 'function') return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      openSection(section);
    },
    { rootMargin: MARGIN },
  );
  observer.observe(target);
  return () => observer.disconnect();
}

/**
 * Listens on the document in the capture phase: React's listener on the root stops an event whose target is not
 * hydrated, so that no listener below it is called. The gate is open when React receives the same event; React then
 * hydrates the section synchronously and dispatches the event to it.
 */
function watch(): () => void {
  const onTouch = ({ target }: Event) => {
    if (!(target instanceof Node)) return;
    for (const section of waiting.keys()) if (section.contains(target)) openSection(section);
  };
  for (const type of TOUCHES) document.addEventListener(type, onTouch, { capture: true, passive: true });
  const stopIdle = openWhenIdle();
  return () => {
    for (const type of TOUCHES) document.removeEventListener(type, onTouch, { capture: true });
    stopIdle();
  };
}

function openWhenIdle(): () => void {
  let cancel = () => {};
  const schedule = () => {
    cancel = whenIdle(() => {
      const [next] = waiting.keys();
      if (next) openSection(next);
      if (waiting.size > 0) schedule();
    }, IDLE_LIMIT_MS);
  };
  schedule();
  return () => cancel();
}
