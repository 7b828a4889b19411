import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProcess } from '@storefront/server-kit/child-process';
import { freePorts } from '@storefront/server-kit/ports';

import { withoutPictures } from '../pages/shopper';
import { JOURNEY_KEYS } from '../support/journey-keys';
import {
  installFromWorkspace,
  installWithNpm,
  packedPackages,
  runCommand,
  storefrontCommand,
} from '../support/own-repository';
import { expect, test, type Storefront } from '../support/storefront';

const APP = 'mfe-gift-cards';
const RELEASE = 'delivery/src/commands/release.ts';
/** Set by `npm run test:standalone`: the packages are installed by npm, as a team does. */
const WITH_NPM = process.env['STANDALONE_INSTALL'] === 'npm';

interface Shop {
  readonly store: string;
  /** Keys of the owner, and the keys that the servers of the shop need: public ones. */
  readonly owner: string;
  readonly servers: string;
  readonly rootKey: string;
}

/** A release store with a root document: each key signs the apps that the document names. */
async function shopWithRoot({ releases, root }: Storefront, folder: string): Promise<Shop> {
  const shop = {
    store: join(folder, 'store'),
    owner: join(folder, 'owner'),
    servers: join(folder, 'servers'),
    rootKey: join(folder, 'root.pem'),
  };
  cpSync(releases, shop.store, { recursive: true });
  cpSync(JOURNEY_KEYS, shop.owner, { recursive: true });
  await keys(shop, root, ['create', shop.rootKey]);
  await keys(shop, root, ['init', '--root', shop.rootKey]);
  mkdirSync(shop.servers);
  cpSync(join(shop.owner, 'root.json'), join(shop.servers, 'root.json'));
  return shop;
}

function keys({ store, owner }: Shop, root: string, args: readonly string[]): Promise<string> {
  return runCommand(RELEASE, ['keys', ...args], root, {
    RELEASE_STORE: store,
    RELEASE_KEYS: owner,
    DATA_DIR: join(owner, 'data'),
  });
}

/** Generates the repository outside of the workspace and installs its packages. */
async function repositoryOfTeam(root: string, folder: string): Promise<string> {
  const repository = join(folder, 'gift-cards');
  const packages = await packedPackages(root);
  const args = [APP, '/gift-cards', '--standalone', repository, '--packages', packages];
  await runCommand('tooling/src/commands/new-remote.ts', args, root);
  await (WITH_NPM ? installWithNpm(repository) : installFromWorkspace(repository, root));
  return repository;
}

function changeText(repository: string, from: string, to: string): void {
  const file = join(repository, 'src/routes/gift-cards.route.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

test('a team without this repository makes a remote, releases it with its own key and takes a change back [DEC-302]', async ({
  page,
  storefront,
}) => {
  // Packing and releasing take a minute on an idle machine, and journeys share theirs.
  test.setTimeout(WITH_NPM ? 900_000 : 600_000);
  await withoutPictures(page);
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  const began = Date.now();
  const seconds: Record<string, number> = {};
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = Date.now();
    const result = await work();
    seconds[name] = Math.round((Date.now() - start) / 100) / 10;
    return result;
  };
  const shop = await step('root document', () => shopWithRoot(storefront, folder));
  const repository = await step('generate and install', () => repositoryOfTeam(storefront.root, folder));
  const edge = await storefront.anotherEdge({ RELEASE_STORE: shop.store, RELEASE_KEYS: shop.servers });
  const team = { RELEASE_STORE: shop.store, SITE_URL: edge.site };
  const release = (...args: readonly string[]) => storefrontCommand(repository, ['release', ...args], team);

  // Its key signs nothing before the owner of the shop allows it.
  const created = await release('keys', 'create', '.data/keys/signing.pem');
  const publicKey = join(folder, 'team.pub.pem');
  writeFileSync(
    publicKey,
    /-----BEGIN PUBLIC KEY-----[^]+-----END PUBLIC KEY-----\n/.exec(created)?.[0] ?? '',
  );
  cpSync(join(shop.owner, 'root.json'), join(repository, '.data/keys/root.json'));
  await expect(release(APP)).rejects.toThrow(/may not sign mfe-gift-cards/);
  const app = ['--apps', APP, '--other-repository', '--owner', 'the gift cards team'];
  const allow = ['allow', publicKey, ...app, '--root', shop.rootKey];
  await step('the key is allowed', () => keys(shop, storefront.root, allow));

  const first = await step('first release', () => release(APP, '--why', 'gift cards'));
  for (const check of [
    'code created from text',
    'types',
    'lint',
    'boundaries',
    'budgets',
    'compatibility check',
  ])
    expect(first).toContain(check);
  expect(first).toMatch(/tests of mfe-gift-cards: 3 passed/);
  expect(first).toContain('serves it');

  await page.goto(`${edge.site}/about-us`);
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await page.goto(`${edge.site}/gift-cards`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gift cards' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('html[data-booted]')).toBeAttached();
  const rendered = await (await fetch(`${edge.site}/gift-cards`)).text();
  expect(rendered).toContain('This page is new.');

  changeText(repository, 'This page is new.', 'Every card is ten pounds.');
  const canary = ['--canary', '10', '--why', 'the price', '--skip-tests', 'a journey'];
  expect(await step('canary', () => release(APP, ...canary))).toContain('live for 10% of visitors');
  // No watcher of the shop has judged it: a pipeline stops here, and a promotion states that nobody tried it.
  await expect(release('canary', APP)).rejects.toThrow(/canary for 10% of visitors\s+No verdict/);
  await expect(release('promote', APP)).rejects.toThrow(/gets no more visitors/);
  await step('promotion', () => release('promote', APP, '--untried', 'a journey', '--why', 'the price'));
  await page.reload();
  await expect(page.getByText('Every card is ten pounds.')).toBeVisible();

  const back = await step('rollback', () => release('rollback', APP, '--why', 'the price was wrong'));
  expect(back).toMatch(/mfe-gift-cards .* is live/);
  await page.reload();
  await expect(page.getByText('This page is new.')).toBeVisible();

  // The owner sees it like every other app.
  const status = await runCommand(RELEASE, ['status', APP], storefront.root, {
    RELEASE_STORE: shop.store,
    RELEASE_KEYS: shop.servers,
    DATA_DIR: join(folder, 'owner-data'),
  });
  expect(status).toMatch(/mfe-gift-cards\n\s+100%/);
  if (WITH_NPM) await developAgainst(repository, edge.site, page);

  console.log(`own repository: ${Math.round((Date.now() - began) / 1000)} s`, seconds);
  await edge.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(existsSync(folder)).toBe(false);
});

/** The team changes a text while the rest of the shop is the one that is live. */
async function developAgainst(
  repository: string,
  site: string,
  page: Parameters<typeof withoutPictures>[0],
): Promise<void> {
  const [port = 0, devPort = 0] = await freePorts(2);
  changeText(repository, 'Every card is ten pounds.', 'Every card is twenty pounds.');
  const dev = startProcess(join(repository, 'node_modules/.bin/storefront'), ['dev', '--against', site], {
    cwd: repository,
    env: { PORT: String(port), DEV_PORT: String(devPort) },
    output: 'capture',
  });
  try {
    await dev.waitForOutput(/^ready$/m, 200_000);
    await page.goto(`http://localhost:${port}/gift-cards`);
    await expect(page.getByText('Every card is twenty pounds.')).toBeVisible();
    await page.goto(`http://localhost:${port}/about-us`);
    await expect(page.getByRole('banner')).toBeVisible();
  } finally {
    await dev.stop();
  }
}
