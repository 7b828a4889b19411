import { runInNewContext } from 'node:vm';

import { FIRST_FONTS, REQUEST_FONTS } from './first-fonts';

/** Milliseconds since the start of a navigation, as `performance` has them. */
interface Line {
  readonly connectStart: number;
  readonly connectEnd: number;
  readonly requestStart: number;
  readonly responseStart: number;
  readonly responseEnd: number;
}

const FONTS = ['inter-latin-wght-normal.1.woff2', 'plus-jakarta-sans-latin-wght-normal.1.woff2'];

/** A page in which the script has run, and whose main element is there. */
function visit(line: Line) {
  const page = { now: 0, fonts: [] as readonly string[] };
  const dataset: { fonts?: string } = {};
  const listeners: (() => void)[] = [];
  let frames: (() => void)[] = [];
  runInNewContext(FIRST_FONTS, {
    document: {
      fonts: {},
      readyState: 'interactive',
      documentElement: { dataset },
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    },
    performance: {
      now: () => page.now,
      getEntriesByType: (type: string) =>
        type === 'navigation' ? [line] : page.fonts.map((name) => ({ name })),
    },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  });
  return {
    endDocument(now: number, fonts: readonly string[] = []) {
      Object.assign(page, { now, fonts });
      for (const listener of listeners) listener();
    },
    paint(fonts: readonly string[]) {
      page.fonts = fonts;
      const due = frames;
      frames = [];
      for (const frame of due) frame();
    },
    fonts: () => dataset.fonts,
  };
}

/** 100 ms for a round trip; the document took 120 ms after its first byte. */
const SLOW = { connectStart: 0, connectEnd: 100, requestStart: 100, responseStart: 200, responseEnd: 320 };
/** The server took 300 ms for the page. */
const FAST_FOR_A_SLOW_SERVER = {
  connectStart: 0,
  connectEnd: 10,
  requestStart: 10,
  responseStart: 320,
  responseEnd: 330,
};

it('decides at the end of the document where the line cannot deliver the fonts before the first frame', () => {
  const page = visit(SLOW);
  page.endDocument(360);
  expect(page.fonts()).toBe('fallback');
});

it('waits for the first frame where the fonts may arrive before it', () => {
  const page = visit(FAST_FOR_A_SLOW_SERVER);
  page.endDocument(350);
  expect(page.fonts()).toBeUndefined();

  page.paint(FONTS);
  expect(page.fonts()).toBeUndefined();
  // What follows changes nothing.
  page.paint([]);
  page.endDocument(700);
  expect(page.fonts()).toBeUndefined();
});

it('takes the time of a request for the line where the connection is not new', () => {
  const reused = { ...SLOW, connectStart: 0, connectEnd: 0 };
  const page = visit(reused);
  page.endDocument(360);
  expect(page.fonts()).toBe('fallback');
});

it('decides at the first frame where the document took longer than the fonts', () => {
  const page = visit(SLOW);
  page.endDocument(900);
  expect(page.fonts()).toBeUndefined();

  page.paint(FONTS.slice(0, 1));
  expect(page.fonts()).toBe('fallback');
});

it('uses web fonts that are there at the end of the document, as those of a cache', () => {
  const page = visit(SLOW);
  page.endDocument(330, FONTS);
  page.paint(FONTS);
  expect(page.fonts()).toBeUndefined();
});

/** What a browser estimates of its line. */
interface Estimate {
  readonly rtt: number;
  readonly downlink: number;
  readonly saveData: boolean;
}

/** Runs the script of a new document, and returns the requested fonts and the decision. */
function requestedOn(connection: Estimate | undefined) {
  const dataset: { fonts?: string } = {};
  const requested: unknown[] = [];
  runInNewContext(`(${REQUEST_FONTS})(${JSON.stringify(FONTS)})`, {
    navigator: { connection },
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: (link: unknown) => requested.push(link) },
    },
  });
  return { requested, fonts: dataset.fonts };
}

it.each([
  ['has no estimate, as Safari and Firefox', undefined],
  ['estimates a fast line', { rtt: 50, downlink: 10, saveData: false }],
  ['estimates a quick answer of a narrow line', { rtt: 100, downlink: 1.45, saveData: false }],
  ['estimates a late answer of a wide line', { rtt: 300, downlink: 8, saveData: false }],
])('requests the web fonts in a browser that %s', (_browser, connection) => {
  const { requested, fonts } = requestedOn(connection);
  expect(requested).toEqual(
    FONTS.map((href) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
      href,
    })),
  );
  expect(fonts).toBeUndefined();
});

it.each([
  ['on a slow line', { rtt: 150, downlink: 1.6, saveData: false }],
  ['for visitors who save data', { rtt: 50, downlink: 10, saveData: true }],
])('requests no web font %s, and decides on the fallback fonts at once', (_when, connection) => {
  expect(requestedOn(connection)).toEqual({ requested: [], fonts: 'fallback' });
});
