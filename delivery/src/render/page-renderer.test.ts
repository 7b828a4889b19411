import { ReadableStream } from 'node:stream/web';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import type { AppManifest } from '@storefront/tooling/build/app-manifest';

import { aDocumentText, aPageContent, textOf } from '../../testing/kept-pages';
import type { LiveRegistry, NodeBuild } from '../registry/live-registry';

import type { Priority } from './concurrency-limiter';
import { createPageRenderer } from './page-renderer';
import type { PageParts, PageResult, PartsRequest, RenderOutcome, RenderTask } from './render-task';

const config = storefrontConfigSchema.parse({ siteUrl: 'https://shop.test', marketToday: '2026-11-21' });

function nodeBuild(app: string, version: string): NodeBuild {
  return { app, version, file: `/${app}/${version}`, integrity: 'sha384-x' };
}

function liveWith(version: string, otherVersion = '1'): LiveRegistry {
  const remote = (name: string, own: string, routes: string[], queries: Record<string, string[]> = {}) => ({
    snapshot: { name, version: own, url: `/${name}/${own}/x.js`, contract: '^1.0.0', routes, preload: {} },
    integrity: {},
    queries,
    details: null,
    fallback: null,
    node: nodeBuild(name, own),
  });
  return {
    revision: 1,
    shell: {
      version: 'shell-1',
      url: '/shell/1/shell.js',
      base: '/shell/1',
      manifest: {
        routes: ['/about-us'],
        queries: { '/about-us': [] },
        preload: {},
        snapshot: 2,
      } as unknown as AppManifest,
      chunks: {},
      node: nodeBuild('shell', '1'),
    },
    remotes: [
      remote('mfe-discovery', version, ['/', '/all-deals', '/group/:groupId'], {
        '/all-deals': ['sort', 'page'],
      }),
      remote('mfe-checkout', otherVersion, ['/booking/payment']),
    ],
    canaries: [],
    alternatives: {},
    droppedRoutes: [],
  };
}

type Respond = (task: RenderTask, parts?: PartsRequest | null) => Promise<RenderOutcome> | RenderOutcome;

function setUp(respond: Respond) {
  const tasks: RenderTask[] = [];
  const priorities: Priority[] = [];
  const logged: object[] = [];
  let now = 0;
  const renderer = createPageRenderer({
    config,
    settings: { limitMs: 100, cacheBytes: 1e6 },
    pool: {
      warm: async () => {},
      render: async (task, priority, parts) => {
        tasks.push(task);
        priorities.push(priority);
        return respond(task, parts);
      },
      counts: () => ({ running: 0, waiting: 0, slots: 8 }),
      close: async () => {},
    },
    buildDocument: (_live, _path, { body }) => aDocumentText(body),
    log: (event) => logged.push(event),
    now: () => now,
  });
  return { renderer, tasks, priorities, logged, pass: (ms: number) => (now += ms) };
}

function rendered(body: string, sharedForSeconds: number | null = 60): RenderOutcome {
  return { kind: 'rendered', rendered: aPageContent({ body, sharedForSeconds }) };
}

/** Source and text of a kept page. */
async function keptText(result: Promise<PageResult>) {
  const kept = await result;
  if (kept.kind !== 'kept') throw new Error(`not kept, but ${kept.kind}`);
  return { from: kept.from, text: await textOf(kept.page) };
}

/** Calls `check` until it passes: compression is finished by another thread. @throws its last error after a second */
async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + 1_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

const at = (path: string) => new URL(path, 'https://evil.test');

describe('rendering pages', () => {
  it('renders a page again, with its own settings, when the content of all pages has changed [DEC-250]', async () => {
    const { renderer, tasks } = setUp(({ config: own }) => rendered(own.seller.brand));
    const site = (id: string) => ({ id, config: { ...config, seller: { ...config.seller, brand: id } } });
    const get = (id: string) =>
      keptText(renderer.getPage(liveWith('1'), at('/'), { useCache: true, site: site(id) }));
    expect([await get('one'), await get('two'), await get('one')]).toEqual([
      { from: 'renderer', text: 'one' },
      { from: 'renderer', text: 'two' },
      { from: 'cache', text: 'one' },
    ]);
    expect(tasks.map((task) => task.config.seller.brand)).toEqual(['one', 'two']);
  });

  it('passes only path and query of the request to a page, without campaign parameters', async () => {
    const { renderer, tasks } = setUp(() => rendered('home'));
    await renderer.getPage(liveWith('1'), at('/?utm_source=mail&gclid=1&sort=price'));

    expect(tasks[0]?.url).toBe('https://shop.test/?sort=price');
  });

  it('renders and caches one page for all queries with the same declared parameters', async () => {
    const { renderer, tasks } = setUp(() => rendered('deals'));
    const live = liveWith('1');
    for (let attempt = 0; attempt < 50; attempt += 1) {
      await renderer.getPage(live, at(`/all-deals?x${attempt}=${attempt}&page=2&sort=price&page=3`));
      await renderer.getPage(live, at(`/all-deals?sort=price&page=2&page=3&page_=${attempt}`));
      await renderer.getPage(live, at(`/about-us?x=${attempt}`));
    }

    expect(tasks.map(({ url }) => url)).toEqual([
      'https://shop.test/all-deals?sort=price&page=2&page=3',
      'https://shop.test/about-us',
    ]);
  });

  it('caches no page with parameters that its release does not declare', async () => {
    const { renderer } = setUp(() => rendered('home'));
    const live = liveWith('1');
    await renderer.getPage(live, at('/?x=1'));
    expect((await renderer.getPage(live, at('/?x=1'))).from).toBe('renderer');
    expect(renderer.counts().cacheBytes).toBe(0);
  });

  it('gives priority to fixed paths and to pages that were rendered before, in any release', async () => {
    const { renderer, priorities } = setUp(() => rendered('group'));
    for (const path of ['/', '/group/1', '/group/2', '/no-such-page']) {
      await renderer.getPage(liveWith('1'), at(path));
    }
    await renderer.getPage(liveWith('2'), at('/group/1'));

    expect(priorities).toEqual(['high', 'low', 'low', 'low', 'high']);
  });

  it('renders a page once for concurrent requests, and caches it', async () => {
    const { renderer, tasks } = setUp(() => rendered('home'));
    const live = liveWith('1');
    const results = await Promise.all(Array.from({ length: 20 }, () => renderer.getPage(live, at('/'))));

    expect(tasks).toHaveLength(1);
    expect(new Set(results.map(({ from }) => from))).toEqual(new Set(['renderer']));
    expect((await renderer.getPage(live, at('/'))).from).toBe('cache');
  });

  it('bypasses the cache for a page that only one visitor may see', async () => {
    const { renderer, tasks } = setUp(() => rendered('home'));
    const live = liveWith('1');
    await renderer.getPage(live, at('/?preview=token'), { useCache: false });
    expect((await renderer.getPage(live, at('/?preview=token'))).from).toBe('renderer');
    expect((await renderer.getPage(live, at('/?preview=token'), { useCache: false })).from).toBe('renderer');
    expect(tasks).toHaveLength(3);
  });

  it('serves a stale page while it renders a new one', async () => {
    let version = 'old';
    const { renderer, pass } = setUp(() => rendered(version));
    const live = liveWith('1');
    await renderer.getPage(live, at('/'));
    version = 'new';
    pass(61_000);

    expect(await keptText(renderer.getPage(live, at('/')))).toEqual({ from: 'stale-cache', text: 'old' });
    await eventually(async () =>
      expect(await keptText(renderer.getPage(live, at('/')))).toEqual({ from: 'cache', text: 'new' }),
    );
  });

  it('continues to serve a stale page when rendering fails', async () => {
    let broken = false;
    const { renderer, pass } = setUp(() =>
      broken ? { kind: 'not-rendered', cause: 'failed', reason: 'backend down' } : rendered('home'),
    );
    const live = liveWith('1');
    await renderer.getPage(live, at('/'));
    broken = true;
    pass(61_000);

    for (let visit = 0; visit < 3; visit += 1) {
      expect((await renderer.getPage(live, at('/'))).from).toBe('stale-cache');
      await new Promise((resolve) => setImmediate(resolve));
    }
  });

  it('serves a page of the same day for as long as an outage lasts', async () => {
    let broken = false;
    const { renderer, tasks, pass } = setUp(() =>
      broken ? { kind: 'not-rendered', cause: 'timeout', reason: 'backend down' } : rendered('home'),
    );
    const live = liveWith('1');
    await renderer.getPage(live, at('/'));
    broken = true;
    pass(3_600_000);

    const copy = { from: 'stale-cache', text: 'home' };
    expect(await keptText(renderer.getPage(live, at('/')))).toEqual(copy);
    // The next visitors do not wait for the next failure.
    const before = tasks.length;
    expect(await keptText(renderer.getPage(live, at('/')))).toEqual(copy);
    expect(tasks).toHaveLength(before + 1);
  });

  it('serves its copy rather than a page that states an outage', async () => {
    let broken = false;
    const outage = { ...aPageContent({ body: 'please try again', sharedForSeconds: null }), status: 503 };
    const { renderer, pass } = setUp(() =>
      broken ? { kind: 'rendered', rendered: outage } : rendered('home'),
    );
    const live = liveWith('1');
    await renderer.getPage(live, at('/'));
    broken = true;
    pass(3_600_000);

    const copy = { from: 'stale-cache', text: 'home' };
    expect(await keptText(renderer.getPage(live, at('/')))).toEqual(copy);
  });

  it('counts pages by source and by the reason why they were not rendered', async () => {
    let outcome: RenderOutcome = rendered('home');
    const { renderer } = setUp(() => outcome);
    const live = liveWith('1');
    await renderer.getPage(live, at('/'));
    await renderer.getPage(live, at('/'));
    outcome = { kind: 'not-rendered', cause: 'overloaded', reason: 'full' };
    await renderer.getPage(live, at('/all-deals'));
    await renderer.getPage({ ...live, shell: { ...live.shell, node: null } }, at('/about-us'));

    expect(renderer.counts()).toMatchObject({
      pages: { cache: 1, 'stale-cache': 0, renderer: 1, nowhere: 2 },
      notRendered: { 'no-node-build': 1, overloaded: 1, timeout: 0, failed: 0 },
    });
  });

  it('renders again only the pages of a released remote', async () => {
    const { renderer, tasks } = setUp(() => rendered('page'));
    await renderer.getPage(liveWith('1'), at('/'));
    await renderer.getPage(liveWith('1', '2'), at('/')); // checkout was released
    expect(tasks).toHaveLength(1);
    await renderer.getPage(liveWith('2', '2'), at('/')); // discovery was released
    expect(tasks).toHaveLength(2);
  });

  it('never caches booking pages, even if they may be shared', async () => {
    const { renderer, tasks } = setUp(() => rendered('payment', 60));
    const live = liveWith('1');
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await renderer.getPage(live, at('/booking/payment'))).from).toBe('renderer');
    }
    expect(tasks).toHaveLength(3);
  });

  it('does not cache a page whose rendering started before a purge', async () => {
    let finish = (_outcome: RenderOutcome) => {};
    const { renderer, tasks } = setUp(
      () =>
        new Promise<RenderOutcome>((resolve) => {
          finish = resolve;
        }),
    );
    const live = liveWith('1');
    const early = renderer.getPage(live, at('/'));
    await new Promise((resolve) => setImmediate(resolve));
    renderer.purge(['/']);
    finish(rendered('old'));
    await early;

    const late = renderer.getPage(live, at('/'));
    await new Promise((resolve) => setImmediate(resolve));
    finish(rendered('new'));
    expect(await keptText(late)).toEqual({ from: 'renderer', text: 'new' });
    expect(tasks).toHaveLength(2);
  });

  it('logs remote and version of a page that is left to the browser', async () => {
    const { renderer, logged } = setUp(() => ({ kind: 'not-rendered', cause: 'failed', reason: 'thrown' }));

    expect(await renderer.getPage(liveWith('7'), at('/'))).toEqual({
      kind: 'not-rendered',
      from: 'nowhere',
      fault: 'failed',
    });
    expect(logged).toEqual([
      {
        remote: 'mfe-discovery',
        version: '7',
        shell: 'shell-1',
        path: '/',
        cause: 'failed',
        reason: 'thrown',
      },
    ]);
  });
});

describe('a page whose data are late', () => {
  const PARTS: PageParts = {
    frame: { kind: 'frame', head: '', body: '<p>frame</p>', styles: [] },
    rest: new ReadableStream(),
  };
  const browser = { useCache: true, nonceForParts: () => 'n' };

  /** Sends the parts at once and the whole page when `complete` is called. */
  function setUpLate(outcome: RenderOutcome) {
    let complete = () => {};
    const completed = new Promise<void>((resolve) => {
      complete = resolve;
    });
    const all = setUp(async (_task, parts) => {
      parts?.onParts(PARTS);
      await completed;
      return outcome;
    });
    return { ...all, complete };
  }

  it('is sent in parts to the first browser, and whole to those who join or come later', async () => {
    const { renderer, tasks, complete } = setUpLate(rendered('results'));
    const live = liveWith('1');
    expect(await renderer.getPage(live, at('/'), browser)).toEqual({
      kind: 'parts',
      parts: PARTS,
      from: 'parts',
    });
    const joined = renderer.getPage(live, at('/'), browser);
    complete();
    expect(await keptText(joined)).toEqual({ from: 'renderer', text: 'results' });
    expect(await keptText(renderer.getPage(live, at('/'), browser))).toEqual({
      from: 'cache',
      text: 'results',
    });
    expect(tasks).toHaveLength(1);
    expect(renderer.counts().pages).toMatchObject({ parts: 1, renderer: 1, cache: 1 });
  });

  it('is sent whole to a visitor who takes no parts', async () => {
    const { renderer, complete } = setUpLate(rendered('results'));
    const page = renderer.getPage(liveWith('1'), at('/'));
    complete();
    expect(await keptText(page)).toEqual({ from: 'renderer', text: 'results' });
  });

  it('is rendered again for the next visitor when it could not be completed', async () => {
    const { renderer, tasks, complete } = setUpLate({
      kind: 'not-rendered',
      cause: 'failed',
      reason: 'test',
    });
    await renderer.getPage(liveWith('1'), at('/'), browser);
    complete();
    await eventually(async () => {
      await renderer.getPage(liveWith('1'), at('/'), browser);
      expect(tasks).toHaveLength(2);
    });
  });
});
