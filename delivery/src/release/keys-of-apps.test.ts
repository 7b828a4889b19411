import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { REGISTRY_SCOPE } from '@storefront/shared/contracts/registry';

import { aBuild } from '../../testing/build-builder';
import { BUCKET, localS3 } from '../../testing/local-s3';
import { newKeys } from '../../testing/test-keys';
import { liveRecord } from '../registry/release-records';
import {
  countersignRoot,
  firstRoot,
  signRoot,
  withKey,
  withoutKey,
  withRootKeys,
} from '../signing/change-root';
import type { ReleaseKeys } from '../signing/release-keys';
import type { RootDocument } from '../signing/root-document';
import {
  signatureOf,
  signJson,
  UntrustedSignature,
  type Signature,
  type SigningKey,
} from '../signing/sign-json';
import { createReleaseStore } from '../store/create-release-store';
import { folderBlobStore } from '@storefront/server-kit/blobs/folder-blob-store';
import { mirroredBlobStore } from '../store/mirrored-blob-store';
import { RegistryWouldFail } from '../store/publish-root';
import type { ReleaseStore } from '../store/release-store';
import { s3BlobStore } from '@storefront/server-kit/blobs/s3-blob-store';
import { MissingSigningKey } from '../store/sign-registry';
import { contentOf } from '../store/verify-registry';

import { setHarmfulMark } from './mark-harmful';
import { releaseBuild } from './release-build';

const AT = '2026-11-22T10:00:00.000Z';
const why = { why: 'test' };
const rootKey = own(newKeys());
const central = newKeys();
const dealTeam = newKeys();
const searchTeam = newKeys();

let folder: string;
let root: RootDocument;
const registryFile = () => join(folder, 'store/registry.json');

/** A machine with a signing key and the root document that was first put on it. */
const machine = (keys: ReleaseKeys | null, pinned = root): ReleaseStore =>
  createReleaseStore(folderBlobStore(join(folder, 'store')), {
    signing: keys?.signing ?? null,
    trusted: new Map(),
    root: pinned,
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  const legacy = createReleaseStore(folderBlobStore(join(folder, 'store')), central);
  for (const app of ['mfe-deal', 'mfe-search']) await releaseBuild(legacy, await build(app, 'one'), why);
  root = signRoot(firstRoot([rootKey], 1, central.trusted), [rootKey]);
  await legacy.publishRoot(root);
  let newest = root;
  for (const [team, app] of [
    [dealTeam, 'mfe-deal'],
    [searchTeam, 'mfe-search'],
  ] as const) {
    const permissions = { apps: [app], timestamp: false, owner: `team of ${app}` };
    newest = signRoot(withKey(newest, pemOf(team), permissions), [rootKey]);
    await machine(central).publishRoot(newest);
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (app: string, text: string) => aBuild(folder, app, `${app} ${text}`, { routes: [`/${app}`] });
const live = async (app: string) => liveRecord(await machine(null).registry(), app)?.metadata.version;

/** Rewrites the registry as the holder of this key would, who does not use the release command. */
async function forge(key: SigningKey, change: (registry: Forged) => void): Promise<void> {
  const registry = JSON.parse(await readFile(registryFile(), 'utf8')) as Forged;
  registry.revision += 1;
  change(registry);
  await writeFile(registryFile(), JSON.stringify(signJson('registry', registry, key)));
}

interface Forged {
  revision: number;
  change: { part: string };
  microFrontends: Record<string, { url: string; extras: { files: Record<string, string> } }[]>;
  harmful: Record<string, unknown[]>;
  deployments: Record<string, { sequence: number; signatures: Signature[] }>;
}

describe('the key of one app', () => {
  it('releases that app, and other machines follow the root documents by themselves', async () => {
    const { version } = await releaseBuild(machine(dealTeam), await build('mfe-deal', 'two'), why);
    expect(await live('mfe-deal')).toBe(version);
  });

  it('neither releases nor marks another app', async () => {
    const release = releaseBuild(machine(dealTeam), await build('mfe-search', 'two'), why);
    await expect(release).rejects.toThrow(MissingSigningKey);
    const version = (await live('mfe-search')) ?? '';
    await expect(setHarmfulMark(machine(dealTeam), 'mfe-search', version, true, why)).rejects.toThrow(
      /may not sign mfe-search/,
    );
    expect(await live('mfe-search')).toBe(version);
  });

  it.each<[string, (registry: Forged) => void]>([
    [
      'its records',
      ({ microFrontends }) => {
        for (const record of microFrontends[nameOf('mfe-search')] ?? []) record.extras.files = {};
      },
    ],
    [
      'its marks',
      ({ harmful }) => {
        harmful['mfe-search'] = [{ version: '1', at: AT, by: 'x', why: 'y' }];
      },
    ],
    [
      'its sequence',
      ({ deployments }) => {
        Object.assign(deployments['mfe-search'] ?? {}, { sequence: 9 });
      },
    ],
    [
      'its signature',
      ({ deployments }) => {
        delete deployments['mfe-search'];
      },
    ],
  ])('cannot change another app in the registry: %s', async (_what, change) => {
    await forge(own(dealTeam), (registry) => {
      registry.change.part = 'mfe-deal';
      change(registry);
    });
    await expect(machine(null).registry()).rejects.toThrow(UntrustedSignature);
  });

  it('cannot write the history of another app', async () => {
    await forge(own(dealTeam), (registry) => {
      registry.change.part = 'mfe-search';
    });
    await expect(machine(null).registry()).rejects.toThrow(/not trusted here/);
  });

  it('cannot remove another app from a server that knows it', async () => {
    const server = machine(null);
    await server.registry();
    await forge(own(dealTeam), (registry) => {
      registry.change.part = 'mfe-deal';
      delete registry.microFrontends[nameOf('mfe-search')];
      delete registry.deployments['mfe-search'];
    });
    await expect(server.registry()).rejects.toThrow(/the deployment of mfe-search went back/);
  });

  it('cannot sign a manifest of another app', async () => {
    const version = (await live('mfe-search')) ?? '';
    const file = join(folder, 'store/mfe-search', version, 'part.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify(signJson('release', manifest, own(dealTeam))));
    await expect(machine(null).manifest('mfe-search', version)).rejects.toThrow(UntrustedSignature);
  });

  it('cannot sign the timestamp', async () => {
    expect(await machine(dealTeam).renewTimestamp()).toBeNull();
    expect(await machine(central).renewTimestamp()).not.toBeNull();
  });
});

describe('the rotation of a key', () => {
  it('keeps what is live: the new key signs again, then the old one is revoked', async () => {
    const newest = async () => (await machine(null).root()) ?? root;
    const revoked = signRoot(withoutKey(await newest(), own(central).id, AT, 'leaked'), [rootKey]);
    await expect(machine(central).publishRoot(revoked)).rejects.toThrow(RegistryWouldFail);

    await machine(dealTeam).signAgain(['mfe-deal'], 'rotation', 0);
    await machine(searchTeam).signAgain(['mfe-search'], 'rotation', 0);
    await machine(dealTeam).publishRoot(revoked);

    const [dealVersion = '', searchVersion = ''] = [await live('mfe-deal'), await live('mfe-search')];
    expect((await machine(null).manifest('mfe-deal', dealVersion)).version).toBe(dealVersion);
    expect((await machine(null).manifest('mfe-search', searchVersion)).version).toBe(searchVersion);
    expect((await machine(null).history()).length).toBeGreaterThan(2);
    const release = releaseBuild(machine(central), await build('mfe-deal', 'stolen'), why);
    await expect(release).rejects.toThrow(/may not sign mfe-deal/);
    const { version } = await releaseBuild(machine(dealTeam), await build('mfe-deal', 'two'), why);
    expect(await live('mfe-deal')).toBe(version);
  });

  it('needs the root keys of the version before', async () => {
    const stranger = own(newKeys());
    const forged = signRoot(withKey(root, pemOf(newKeys()), PERMISSIONS), [stranger]);
    await writeFile(join(folder, 'store/root/2.json'), JSON.stringify(forged));
    await expect(machine(null).registry()).rejects.toThrow(/needs valid signatures of 1 root keys and has 0/);
  });

  it('replaces the root keys with the signatures of the old and of enough new ones', async () => {
    const [first, second] = [own(newKeys()), own(newKeys())];
    const current = (await machine(null).root()) ?? root;
    const next = signRoot(withRootKeys(current, [first, second], 2), [rootKey, first]);
    await expect(machine(central).publishRoot(next)).rejects.toThrow(/signatures of 2 root keys and has 1/);
    await machine(central).publishRoot(countersignRoot(next, [second]));
    expect((await machine(null).root())?.threshold).toBe(2);
  });
});

describe('a release by a machine with older code', () => {
  it('keeps fields of other apps that it does not know, because they are signed', async () => {
    await forge(own(searchTeam), (registry) => {
      registry.change.part = 'mfe-search';
      const [record] = registry.microFrontends[nameOf('mfe-search')] ?? [];
      Object.assign(record?.extras ?? {}, { future: true });
      const value = { app: 'mfe-search', sequence: 2, ...contentOf(registry, 'mfe-search') };
      const signatures = [signatureOf('deployment', value, own(searchTeam))];
      registry.deployments['mfe-search'] = { sequence: 2, signatures };
    });
    const { version } = await releaseBuild(machine(dealTeam), await build('mfe-deal', 'two'), why);
    expect(await readFile(registryFile(), 'utf8')).toContain('"future": true');
    expect(await live('mfe-deal')).toBe(version);
  });
});

describe('a release store in a bucket', () => {
  it('is followed by a running server through a change of keys', async () => {
    const s3 = await localS3();
    let clock = 1_000;
    try {
      const remote = s3BlobStore({ client: s3.client, bucket: BUCKET, prefix: '' });
      const mirror = { remote, folder: join(folder, 'mirror'), pollMs: 2_000, log: () => {} };
      const mirrored = mirroredBlobStore({ ...mirror, now: () => clock });
      // Release commands read the bucket itself.
      const bucket = { ...remote, localPath: mirrored.localPath };
      await releaseBuild(createReleaseStore(bucket, central), await build('mfe-deal', 'one'), why);
      await createReleaseStore(bucket, central).publishRoot(root);
      const server = createReleaseStore(mirrored, { signing: null, trusted: new Map(), root });
      await server.registry();

      const next = signRoot(withKey(root, pemOf(dealTeam), PERMISSIONS), [rootKey]);
      await createReleaseStore(bucket, { ...central, root }).publishRoot(next);
      const team = createReleaseStore(bucket, { ...dealTeam, root });
      const { version } = await releaseBuild(team, await build('mfe-deal', 'two'), why);
      clock += 3_000;
      await server.registryTag();
      for (let turn = 0; turn < 1_000 && (await server.registry()).revision < 2; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(liveRecord(await server.registry(), 'mfe-deal')?.metadata.version).toBe(version);
      expect((await server.timestamp())?.revision).toBe(1);
    } finally {
      await s3.close();
    }
  });
});

const PERMISSIONS = { apps: ['mfe-deal'], timestamp: false, owner: 'deals' };

function own({ signing }: ReleaseKeys): SigningKey {
  if (!signing) throw new Error('the test needs a signing key');
  return signing;
}

function pemOf({ trusted }: ReleaseKeys): string {
  const [key] = [...trusted.values()];
  return key?.export({ type: 'spki', format: 'pem' }).toString() ?? '';
}

function nameOf(app: string): string {
  return `${REGISTRY_SCOPE}/${app}`;
}
