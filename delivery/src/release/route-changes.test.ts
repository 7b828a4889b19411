import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { allDroppedRoutes, droppedPath } from '../registry/dropped-routes';
import { canaryRecord, liveRecord } from '../registry/release-records';
import { folderReleaseStore } from '../store/folder-release-store';

import { readBuild, releaseBuild, uploadBuild } from './release-build';
import { promote, rollBack } from './roll-back';
import { withdraw } from './withdraw';

let root: string;
const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'routes-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const released = async (app: string, text: string, routes: string[], options = {}) =>
  releaseBuild(store(), await aBuild(root, app, text, { routes }), { why: text, by: 'ann', ...options });
const routesOf = async (app: string) => liveRecord(await store().registry(), app)?.extras.routes;
const responseTo = async (path: string) =>
  droppedPath(allDroppedRoutes(await store().registry()), new URL(path, 'https://shop.test'));
const lastChange = async () => (await store().history()).at(-1);

describe('a release without a route of the live release', () => {
  it('is rejected, names the routes and what to do, and uploads nothing', async () => {
    const { version } = await released('mfe-discovery', 'one', ['/', '/all-deals', '/page/:slug']);
    const next = aBuild(root, 'mfe-discovery', 'two', { routes: ['/'] });

    await expect(releaseBuild(store(), await next, { why: 'x' })).rejects.toThrow(
      /has no route \/all-deals, \/page\/:slug, which the live release .* serves.*--drop-route "\/all-deals=>/,
    );
    expect(await store().versions('mfe-discovery')).toEqual([version]);
  });

  it('is rejected with each way to decide, for the first of the routes', async () => {
    const { version: live } = await released('mfe-deal', 'one', ['/deal/:id', '/old', '/older']);
    const next = await aBuild(root, 'mfe-deal', 'two', { routes: ['/deal/:id'] });
    const { version } = await readBuild(next);

    await expect(releaseBuild(store(), next, { why: 'x' })).rejects.toThrow(
      `mfe-deal ${version} has no route /old, /older, which the live release ${live} serves: these pages would ` +
        'disappear. Decide for each of them: --drop-route "/old=>/another-page" --why "…" redirects its visitors, ' +
        '--drop-route "/old" --why "…" responds that the page was removed. If another app takes the page over, ' +
        'release that app first, with --take-route "/old".',
    );
  });

  it('records no route in the history when it has all of them', async () => {
    await released('mfe-deal', 'one', ['/deal/:id']);
    await released('mfe-deal', 'two', ['/deal/:id']);

    expect(await lastChange()).not.toHaveProperty('droppedRoutes');
    expect(await lastChange()).not.toHaveProperty('takenRoutes');
  });

  it('is rejected for the pages of the shell as well', async () => {
    const shell = (text: string, routes: string[]) =>
      aBuild(root, 'shell', text, { contract: '1.0.0', routes });
    await releaseBuild(store(), await shell('one', ['/about-us', '/privacy']), { why: 'x' });

    await expect(releaseBuild(store(), await shell('two', ['/privacy']), { why: 'x' })).rejects.toThrow(
      'has no route /about-us',
    );
  });

  it('passes when only the name of a parameter changes', async () => {
    await released('mfe-deal', 'one', ['/deal/:id']);
    expect(await released('mfe-deal', 'two', ['/deal/:dealId'])).toMatchObject({ changed: true });
  });

  it('is rejected when it was only published and goes live with the rollback command', async () => {
    await released('mfe-deal', 'one', ['/deal/:id', '/deals']);
    const { version } = await uploadBuild(
      store(),
      await aBuild(root, 'mfe-deal', 'two', { routes: ['/deal/:id'] }),
    );
    await expect(rollBack(store(), 'mfe-deal', version, { why: 'x' })).rejects.toThrow('has no route /deals');
  });
});

describe('a decision about a route', () => {
  const toDeals = { dropRoutes: [{ route: '/old/:id', to: '/deal/:id' }] };

  it('goes live with the release, is recorded with its author, and redirects with the query', async () => {
    await released('mfe-deal', 'one', ['/deal/:id', '/old/:id']);
    await released('mfe-deal', 'two', ['/deal/:id'], toDeals);

    expect(await responseTo('/old/7?adults=2')).toEqual({ kind: 'redirect', location: '/deal/7?adults=2' });
    expect(await lastChange()).toMatchObject({
      by: 'ann',
      why: 'two',
      droppedRoutes: toDeals.dropRoutes,
    });
    expect(allDroppedRoutes(await store().registry())).toMatchObject([{ by: 'ann', why: 'two' }]);
  });

  it('may lead to a page whose whole segment is a parameter', async () => {
    await released('mfe-deal', 'one', ['/deals/x', '/old/:name']);
    await expect(
      released('mfe-deal', 'two', ['/deals/x'], {
        dropRoutes: [{ route: '/old/:name', to: '/deals/:name' }],
      }),
    ).resolves.toMatchObject({ changed: true });
  });

  it('removes a page without a replacement', async () => {
    await released('mfe-deal', 'one', ['/deal/:id', '/old']);
    await released('mfe-deal', 'two', ['/deal/:id'], { dropRoutes: [{ route: '/old', to: null }] });

    expect(await responseTo('/old')).toEqual({ kind: 'removed' });
    expect(await responseTo('/other')).toBeNull();
  });

  it('can be changed later for a page that is already removed', async () => {
    await released('mfe-deal', 'one', ['/deals', '/old']);
    await released('mfe-deal', 'two', ['/deals'], { dropRoutes: [{ route: '/old', to: null }] });
    await released('mfe-deal', 'three', ['/deals'], { dropRoutes: [{ route: '/old', to: '/deals' }] });

    expect(await responseTo('/old')).toEqual({ kind: 'redirect', location: '/deals' });
  });

  it('stays in force for the next releases, and holds for the promotion of its canary', async () => {
    await released('mfe-deal', 'one', ['/deal/:id', '/old/:id']);
    await released('mfe-deal', 'two', ['/deal/:id'], { ...toDeals, canary: 10 });
    expect(await promote(store(), 'mfe-deal', { why: 'x' })).toMatchObject({ changed: true });
    await released('mfe-deal', 'three', ['/deal/:id']);

    expect(await responseTo('/old/7')).toMatchObject({ kind: 'redirect' });
  });

  it('does not outlive a rollback: the route is live again, and the next release has to decide again', async () => {
    const one = await released('mfe-deal', 'one', ['/deal/:id', '/old/:id']);
    await released('mfe-deal', 'two', ['/deal/:id'], toDeals);
    await rollBack(store(), 'mfe-deal', one.version, { why: 'x' });

    expect(await routesOf('mfe-deal')).toContain('/old/:id');
    await expect(released('mfe-deal', 'three', ['/deal/:id'])).rejects.toThrow('has no route /old/:id');
  });

  it.each([
    [{ route: '/deal/:id', to: null }, /still has this route/],
    [{ route: '/unknown', to: null }, /has no such route/],
    [{ route: '/old/:id', to: '/deal/:other' }, /\/old\/:id has no :other/],
    [{ route: '/old/:id', to: '/nowhere' }, /no live app has a page \/nowhere/],
    [{ route: '/old/:id', to: '/deal/:a/:b' }, /\/old\/:id has no :a, :b\./],
    [{ route: '/old/:id', to: '/deal/:id/photos' }, /no live app has a page \/deal\/:id\/photos/],
  ])('is rejected when it makes no sense: %j', async (decision, message) => {
    await released('mfe-deal', 'one', ['/deal/:id', '/old/:id']);
    const dropRoutes = [decision, { route: '/old/:id', to: null }];
    await expect(released('mfe-deal', 'two', ['/deal/:id'], { dropRoutes })).rejects.toThrow(message);
  });
});

describe('a rollback', () => {
  it('never waits for a decision: routes of the withdrawn release are recorded in the history', async () => {
    const one = await released('mfe-deal', 'one', ['/deal/:id']);
    await released('mfe-deal', 'two', ['/deal/:id', '/new']);

    expect(await rollBack(store(), 'mfe-deal', one.version, { why: 'errors' })).toMatchObject({
      changed: true,
    });
    expect(await lastChange()).toMatchObject({ droppedRoutes: [{ route: '/new', to: null }] });
    expect(await responseTo('/new')).toBeNull();
  });
});

describe('a route that moves to another app', () => {
  const moved = async () => {
    const deal = await released('mfe-deal', 'deal one', ['/deal/:id', '/all-deals']);
    const search = await released('mfe-search', 'search one', ['/search']);
    await released('mfe-search', 'search two', ['/search', '/all-deals'], { takeRoutes: ['/all-deals'] });
    return { deal, search };
  };

  it('changes its owner with one release, without a moment without an owner', async () => {
    await moved();

    expect(await routesOf('mfe-search')).toEqual(['/search', '/all-deals']);
    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id']);
    expect(await lastChange()).toMatchObject({ part: 'mfe-search', takenRoutes: ['/all-deals'] });
  });

  it('stays with its new owner when the previous one is released or rolled back', async () => {
    const { deal } = await moved();
    await released('mfe-deal', 'deal two', ['/deal/:id', '/all-deals']);
    await released('mfe-deal', 'deal three', ['/deal/:id']);
    await rollBack(store(), 'mfe-deal', deal.version, { why: 'x' });

    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id']);
    expect(await routesOf('mfe-search')).toContain('/all-deals');
  });

  it('returns to the previous owner when the new one is rolled back', async () => {
    const { search } = await moved();
    await rollBack(store(), 'mfe-search', search.version, { why: 'x' });

    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id', '/all-deals']);
    expect(await routesOf('mfe-search')).toEqual(['/search']);
  });

  it('stays with its new owner when that is released again', async () => {
    await moved();
    const again = await released('mfe-search', 'search three', ['/search', '/all-deals']);

    expect(again.changed).toBe(true);
    expect(await routesOf('mfe-search')).toEqual(['/search', '/all-deals']);
    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id']);
  });

  it('returns to the previous owner with a release that gives it up', async () => {
    await moved();
    const without = await released('mfe-search', 'search three', ['/search']);

    expect(without.changed).toBe(true);
    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id', '/all-deals']);
  });

  it('keeps its owner when another route of the same move returns', async () => {
    await released('mfe-deal', 'deal one', ['/deal/:id', '/a', '/b']);
    await released('mfe-search', 'search one', ['/search', '/a', '/b'], { takeRoutes: ['/a', '/b'] });
    await released('mfe-search', 'search two', ['/search', '/b']);
    await released('mfe-deal', 'deal two', ['/deal/:id', '/a', '/b']);

    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id', '/a']);
    expect(await routesOf('mfe-search')).toEqual(['/search', '/b']);
  });

  it('returns with all others of the same move', async () => {
    await released('mfe-deal', 'deal one', ['/deal/:id', '/a', '/b']);
    await released('mfe-search', 'search one', ['/search', '/a', '/b'], { takeRoutes: ['/a', '/b'] });
    await released('mfe-search', 'search two', ['/search']);

    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id', '/a', '/b']);
  });

  it('returns when its new owner is withdrawn', async () => {
    await moved();
    await withdraw(store(), 'mfe-search', { why: 'x' });

    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id', '/all-deals']);
  });

  it('does not return to a canary of its previous owner that no longer has it', async () => {
    await moved();
    await released('mfe-deal', 'deal two', ['/deal/:id'], { canary: 10 });
    await released('mfe-search', 'search three', ['/search']);

    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id', '/all-deals']);
    expect(canaryRecord(await store().registry(), 'mfe-deal')?.extras.routes).toEqual(['/deal/:id']);
  });

  it('stays with its new owner when a third app is released', async () => {
    await moved();
    await released('mfe-discovery', 'discovery', ['/']);

    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id']);
    expect(await routesOf('mfe-search')).toEqual(['/search', '/all-deals']);
  });

  it('leaves no decision when it returns, and all decisions about other routes', async () => {
    await released('mfe-deal', 'deal one', ['/deal/:id', '/all-deals', '/offers', '/old']);
    await released('mfe-search', 'search one', ['/search']);
    await released('mfe-search', 'search two', ['/search', '/all-deals'], { takeRoutes: ['/all-deals'] });
    await released('mfe-discovery', 'discovery', ['/', '/offers'], { takeRoutes: ['/offers'] });
    await released('mfe-deal', 'deal two', ['/deal/:id', '/all-deals', '/offers'], {
      dropRoutes: [{ route: '/old', to: null }],
    });
    const decided = async () => allDroppedRoutes(await store().registry()).map(({ route }) => route);
    expect((await decided()).toSorted()).toEqual(['/all-deals', '/offers', '/old']);
    await released('mfe-search', 'search three', ['/search']);

    expect((await decided()).toSorted()).toEqual(['/offers', '/old']);
  });

  it('is not taken by a canary, because the other visitors would have no such page', async () => {
    await released('mfe-deal', 'deal one', ['/deal/:id', '/all-deals', '/offers']);
    await released('mfe-search', 'search one', ['/search']);
    const takeRoutes = ['/all-deals', '/offers'];

    await expect(
      released('mfe-search', 'search two', ['/search', ...takeRoutes], { takeRoutes, canary: 10 }),
    ).rejects.toThrow(
      'cannot take over /all-deals, /offers as a canary: the other visitors would have no such page. ' +
        'Release it for all visitors.',
    );
    expect(await routesOf('mfe-deal')).toContain('/all-deals');
  });

  it('is not returned by a canary while the live release of its new owner has it', async () => {
    await moved();
    await expect(released('mfe-search', 'search three', ['/search'], { canary: 10 })).rejects.toThrow(
      'has no route /all-deals',
    );
    expect(await routesOf('mfe-search')).toContain('/all-deals');
    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id']);
    expect(await released('mfe-search', 'search three', ['/search'])).toMatchObject({ changed: true });
    expect(await routesOf('mfe-deal')).toEqual(['/deal/:id', '/all-deals']);
  });

  it('is not taken by a release that does not have it', async () => {
    await released('mfe-deal', 'deal one', ['/deal/:id', '/all-deals']);

    await expect(
      released('mfe-search', 'search', ['/search'], { takeRoutes: ['/all-deals'] }),
    ).rejects.toThrow('cannot take over /all-deals: it has no such route');
    expect(await routesOf('mfe-deal')).toContain('/all-deals');
  });

  it('is never taken from the shell', async () => {
    const shell = await aBuild(root, 'shell', 'shell', { contract: '1.0.0', routes: ['/privacy'] });
    await releaseBuild(store(), shell, { why: 'x' });

    await expect(
      released('mfe-search', 'search', ['/privacy'], { takeRoutes: ['/privacy'] }),
    ).rejects.toThrow('cannot take over /privacy: no live remote owns it');
    expect(await routesOf('shell')).toEqual(['/privacy']);
  });

  it('is rejected without the request, and when nobody owns the route', async () => {
    await released('mfe-deal', 'deal one', ['/all-deals']);
    await expect(released('mfe-search', 'search', ['/all-deals'])).rejects.toThrow(
      '--take-route "/all-deals"',
    );
    await expect(
      released('mfe-search', 'search', ['/all-deals', '/x'], { takeRoutes: ['/all-deals', '/x'] }),
    ).rejects.toThrow('cannot take over /x: no live remote owns it');
    const { name } = await readBuild(await aBuild(root, 'mfe-search', 'y'));
    expect(await routesOf(name)).toBeUndefined();
  });
});
