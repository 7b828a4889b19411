import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BlockUse } from '@storefront/shared/contracts/blocks/block-catalogue';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { rollBack } from '../release/roll-back';
import { folderReleaseStore } from '../store/folder-release-store';

let root: string;
const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blocks-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

type Versions = Readonly<Record<string, number>>;
const released = async (text: string, versions: Versions | null, uses?: readonly BlockUse[]) =>
  releaseBuild(
    store(),
    await aBuild(root, 'mfe-discovery', text, {
      blocks: versions && { file: 'blocks.json', versions: { ...versions } },
    }),
    { why: text, ...(uses ? { readBlockUses: async () => uses } : {}) },
  );
const used = (type: string, version = 1): BlockUse => ({ type, version, documents: ['pages/antalya'] });

describe('a release that drops a block', () => {
  it('is refused while content uses the block, with the pages to change', async () => {
    await released('first', { hero: 2, gallery: 1 });
    await expect(released('second', { hero: 2 }, [used('hero', 2), used('gallery')])).rejects.toThrow(
      'mfe-discovery does not render the block gallery, but newer content uses it: pages/antalya. Keep the block',
    );
    await expect(released('third', null, [used('hero', 2)])).rejects.toThrow(
      'does not render the block hero',
    );
  });

  it('is refused with five of the pages, and with how many more there are', async () => {
    await released('first', { gallery: 1 });
    const pages = (count: number) => Array.from({ length: count }, (_, at) => `pages/${at + 1}`);
    const refusal = async (count: number) =>
      released('second', {}, [{ type: 'gallery', version: 1, documents: pages(count) }]).catch(String);
    const text = (documents: string) =>
      `mfe-discovery does not render the block gallery, but newer content uses it: ${documents}. Keep the block, or ` +
      'remove it from these pages in the studio and publish them first.';

    expect(await refusal(5)).toContain(text('pages/1, pages/2, pages/3, pages/4, pages/5'));
    expect(await refusal(7)).toContain(text('pages/1, pages/2, pages/3, pages/4, pages/5 and 2 more'));
  });

  it('is refused when it renders an older version than content has', async () => {
    await released('first', { hero: 2 });
    await expect(released('second', { hero: 1 }, [used('hero', 2)])).rejects.toThrow(
      'renders version 1 of the block hero',
    );
    expect(await released('third', { hero: 1 }, [used('hero', 1)])).toMatchObject({ changed: true });
  });

  it('goes live when no content uses the block', async () => {
    await released('first', { hero: 2, gallery: 1 });
    expect(await released('second', { hero: 2 }, [used('hero', 2)])).toMatchObject({ changed: true });
  });

  it('goes live when content uses a block that no live release has', async () => {
    await released('first', { hero: 2, gallery: 1 });
    expect(await released('second', { hero: 2 }, [used('carousel')])).toMatchObject({ changed: true });
  });

  it('is refused when it is unknown what content uses', async () => {
    await released('first', { gallery: 1 });
    await expect(released('second', {})).rejects.toThrow('content that cannot be read here');
  });
});

describe('a release that keeps or adds blocks', () => {
  it('goes live without a request to the backend', async () => {
    await released('first', { hero: 2 });
    const outcome = releaseBuild(
      store(),
      await aBuild(root, 'mfe-discovery', 'second', {
        blocks: { file: 'blocks.json', versions: { hero: 2, gallery: 1 } },
      }),
      { why: 'x', readBlockUses: () => Promise.reject(new Error('the backend is not reachable')) },
    );
    expect(await outcome).toMatchObject({ changed: true });
  });

  it('can be rolled back, because a rollback does not wait for content', async () => {
    await released('first', { hero: 2 });
    await released('second', { hero: 2, gallery: 1 });
    expect(await rollBack(store(), 'mfe-discovery', null, { why: 'broken' })).toMatchObject({
      changed: true,
    });
  });
});
