import { whenIdle } from '../../platform/time/when-idle';

/**
 * Holds back one section: its hydration, where it has HTML of the server, and the layout of what is far from the view.
 */
export interface HydrationGate {
  readonly isOpen: () => boolean;
  /** Resolves when the gate opens. */
  readonly opened: Promise<void>;
  readonly open: () => void;
  /** Resolves when the section is hydrated and is about to be laid out, or has left the page. */
  readonly completed: Promise<void>;
  readonly complete: () => void;
}

export function createHydrationGate(): HydrationGate {
  const opening = createSignal();
  const completion = createSignal();
  return {
    isOpen: opening.isEmitted,
    opened: opening.promise,
    open: opening.emit,
    completed: completion.promise,
    complete: completion.emit,
  };
}

function createSignal() {
  let isEmitted = false;
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    promise,
    isEmitted: () => isEmitted,
    emit: () => {
      isEmitted = true;
      resolve();
    },
  };
}

/** Sections start to hydrate this far outside the view. */
const MARGIN = '200px';
/** An idle period may not come while pictures and videos keep the main thread busy, and a section may wait for data. */
const IDLE_LIMIT_MS = 2_000;
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

const waiting = new Map<Element, HydrationGate>();
let stopWatching: (() => void) | null = null;

/**
 * Opens a gate when its section comes near the view, is touched or focused, or when the browser is idle: one section
 * in each idle period, in document order, and each in a frame of its own.
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
    gate.complete();
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
      const [next] = waiting;
      if (!next) return;
      const [section, gate] = next;
      openSection(section);
      if (waiting.size > 0) cancel = whenPainted(gate, schedule);
    }, IDLE_LIMIT_MS);
  };
  schedule();
  return () => cancel();
}

/** Runs a function after the frame of a section: several sections in one frame would be one long layout. */
function whenPainted({ completed }: HydrationGate, run: () => void): () => void {
  let isCancelled = false;
  const limit = new Promise<void>((resolve) => {
    setTimeout(resolve, IDLE_LIMIT_MS);
  });
  void Promise.race([completed, limit]).then(() => requestAnimationFrame(() => isCancelled || run()));
  return () => {
    isCancelled = true;
  };
}
