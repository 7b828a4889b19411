import type { Page } from '@playwright/test';

import type { Outcome } from './outcomes';
import type { Place } from './places';

type State = Outcome | 'still loading';

/** What the shopper saw and when, recorded inside the tab: the test process may be busy with other tabs. */
export interface Timeline {
  /** Measures from the next click, or from the start of the next document without one. */
  readonly restart: () => void;
  /**
   * Returns the seconds until the tab first showed the outcome that it still shows; `null` if it never did.
   *
   * @param since milliseconds since 1970, instead of the click
   */
  readonly secondsTo: (outcome: Outcome, since?: number) => number | null;
  readonly saw: (state: State) => boolean;
}

interface Entry {
  readonly state: string;
  /** Milliseconds since 1970, from the clock of the tab. */
  readonly at: number;
}

const PREFIX = 'timeline ';

export async function recordTimeline(page: Page, { pattern, heading, level }: Place): Promise<Timeline> {
  let entries: Entry[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!text.startsWith(PREFIX)) return;
    const [state = '', at = ''] = text.slice(PREFIX.length).split('@');
    entries.push({ state, at: Number(at) });
  });
  await page.addInitScript(observe, {
    prefix: PREFIX,
    path: pattern.split(':')[0] ?? pattern,
    heading: typeof heading === 'string' ? heading : heading.source,
    isPattern: typeof heading !== 'string',
    headings: level ? `h${level}` : 'h1,h2,h3',
  });

  return {
    restart: () => {
      entries = [];
    },
    secondsTo: (outcome, since) => {
      const first = (name: string) => entries.find(({ state }) => state === name);
      const start = since === undefined ? (first('click') ?? first('document')) : { at: since };
      const visible = entries.findLast(({ state }) => state === outcome);
      return start && visible ? Math.round((visible.at - start.at) / 100) / 10 : null;
    },
    saw: (expected) => entries.some(({ state }) => state === expected),
  };
}

interface Observed {
  readonly prefix: string;
  readonly path: string;
  readonly heading: string;
  readonly isPattern: boolean;
  readonly headings: string;
}

/** Runs in the tab, in every document, and logs each change of what is visible. */
function observe({ prefix, path, heading, isPattern, headings }: Observed): void {
  if (window !== window.top) return;
  const log = (state: string, at: number) =>
    console.debug(`${prefix}${state}@${performance.timeOrigin + at}`);
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const visible = (selector: string, matches: (text: string) => boolean) =>
    [...document.querySelectorAll(selector)].some(
      (element) => matches(element.textContent.trim()) && isVisible(element),
    );
  const isHeading = (text: string) =>
    isPattern ? new RegExp(heading).test(text) : text.toLowerCase().includes(heading.toLowerCase());
  const stateNow = () => {
    if (visible('h1', (text) => text === 'This part of the page is unavailable')) return 'panel';
    if (visible('#boot-notice[data-shown]', () => true)) return 'readable';
    const isBooted = document.documentElement?.dataset['booted'] !== undefined;
    if (isBooted && location.pathname.startsWith(path) && visible(headings, isHeading)) return 'works';
    return visible('[role=status]', (text) => text === 'Still loading…') ? 'still loading' : '';
  };
  log('document', 0);
  addEventListener('click', () => log('click', performance.now()), true);
  let last = '';
  setInterval(() => {
    const state = stateNow();
    if (state !== last) log(state, performance.now());
    last = state;
  }, 50);
}
