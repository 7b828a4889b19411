import { refusedFields } from '../../testing/refused-fields';

import { registrySchema, registrySnapshotSchema, releaseDetailsSchema } from './registry';

const HASH = `sha384-${'A'.repeat(63)}=`;
const FILE = { file: 'details.abc.json', integrity: HASH };
const RECORD = {
  url: '/releases/mfe-search/1.0.0/remote.js',
  fallbackUrl: 'https://fallback.example.com/remote.js',
  metadata: { integrity: HASH, version: '1.0.0' },
  deployment: { traffic: 100, default: true },
  extras: {
    contract: '^1.8.0',
    routes: ['/search'],
    preload: { '/search': ['a.js'] },
    container: 'webpack',
    files: { 'a.js': HASH },
    node: { entry: 'node/render.cjs', integrity: HASH },
    details: FILE,
    curated: { zod: ['z'] },
    queries: { '/search': ['page'] },
    owner: 'search team',
    releasedAt: '2026-11-21T09:00:00.000Z',
  },
};
const REGISTRY = {
  schema: 'https://example.com/schema',
  revision: 3,
  microFrontends: { 'storefront/mfe-search': [RECORD] },
};

const DETAILS_URL = { url: '/releases/mfe-search/1.0.0/details.json', integrity: HASH };
const SNAPSHOT = {
  name: 'mfe-search',
  version: '1.0.0',
  url: '/releases/mfe-search/1.0.0/remote.js',
  container: 'webpack',
  fallback: {
    url: '/releases/mfe-search/0.9.0/remote.js',
    version: '0.9.0',
    container: 'webpack',
    details: DETAILS_URL,
  },
  contract: '^1.8.0',
  routes: ['/search'],
  preload: {},
  details: DETAILS_URL,
};
const DOCUMENT = {
  revision: 3,
  remotes: [{ ...SNAPSHOT, canary: { traffic: 10, release: SNAPSHOT } }],
  integrity: { '/releases/mfe-search/1.0.0/remote.js': HASH },
  isolated: false,
};

const ofRecord = (changes: object) =>
  refusedFields(registrySchema, {
    ...REGISTRY,
    microFrontends: { 'storefront/mfe-search': [{ ...RECORD, ...changes }] },
  }).map((field) => field.replace('microFrontends.storefront/mfe-search.0.', ''));
const ofExtras = (changes: object) => ofRecord({ extras: { ...RECORD.extras, ...changes } });

describe('registrySchema', () => {
  it('keeps all of a registry', () => {
    expect(registrySchema.parse(REGISTRY)).toEqual(REGISTRY);
  });

  it('accepts a record with only what every release has', () => {
    const { contract, routes, preload, files } = RECORD.extras;
    const { url, metadata } = RECORD;
    const record = { url, metadata, extras: { contract, routes, preload, files } };
    expect(
      registrySchema.parse({ ...REGISTRY, microFrontends: { a: [record] } }).microFrontends['a'],
    ).toEqual([record]);
  });

  it.each([
    ['revision', -1],
    ['revision', 1.5],
    ['schema', undefined],
    ['microFrontends', undefined],
  ])('refuses the %s %p', (field, value) => {
    expect(refusedFields(registrySchema, { ...REGISTRY, [field]: value })).toEqual([field]);
  });

  it('refuses an app without a record', () => {
    expect(refusedFields(registrySchema, { ...REGISTRY, microFrontends: { a: [] } })).toEqual([
      'microFrontends.a',
    ]);
  });

  it.each([
    ['url', { url: '' }],
    ['fallbackUrl', { fallbackUrl: '' }],
    ['metadata.version', { metadata: { integrity: HASH, version: '' } }],
    ['deployment.traffic', { deployment: { traffic: -1, default: true } }],
    ['deployment.traffic', { deployment: { traffic: 101, default: true } }],
    ['deployment.default', { deployment: { traffic: 100 } }],
  ])('refuses a record with an invalid %s', (field, changes) => {
    expect(ofRecord(changes)).toEqual([field]);
  });

  it.each(['sha256-AAAA', 'sha384-', 'sha384-A A', ` ${HASH}`, `${HASH}?`])(
    'refuses the integrity hash %p',
    (integrity) => {
      expect(ofRecord({ metadata: { integrity, version: '1.0.0' } })).toEqual(['metadata.integrity']);
    },
  );

  it.each([
    ['contract', { contract: '' }],
    ['routes', { routes: undefined }],
    ['preload', { preload: undefined }],
    ['files', { files: undefined }],
    ['files.a.js', { files: { 'a.js': 'none' } }],
    ['container', { container: 'other' }],
    ['node.entry', { node: { entry: '', integrity: HASH } }],
    ['node.integrity', { node: { entry: 'a.cjs' } }],
    ['details.file', { details: { file: '', integrity: HASH } }],
    ['details.integrity', { details: { file: 'a.json' } }],
    ['releasedAt', { releasedAt: '2026-11-21' }],
  ])('refuses a record with an invalid %s of this project', (field, changes) => {
    expect(ofExtras(changes)).toEqual([`extras.${field}`]);
  });
});

describe('registrySnapshotSchema', () => {
  it('keeps all of the snapshot of a document', () => {
    expect(registrySnapshotSchema.parse(DOCUMENT)).toEqual(DOCUMENT);
  });

  it('accepts a remote with only what every release has', () => {
    const { name, version, url, contract, routes, preload } = SNAPSHOT;
    const remote = { name, version, url, contract, routes, preload };
    expect(registrySnapshotSchema.parse({ ...DOCUMENT, remotes: [remote] }).remotes).toEqual([remote]);
  });

  it.each(['name', 'version', 'url', 'contract', 'routes', 'preload'])(
    'refuses a remote without %s',
    (field) => {
      const remotes = [{ ...SNAPSHOT, [field]: undefined }];
      expect(refusedFields(registrySnapshotSchema, { ...DOCUMENT, remotes })).toEqual([`remotes.0.${field}`]);
    },
  );

  it.each([
    ['fallback.version', { fallback: { url: '/a.js' } }],
    ['details.integrity', { details: { url: '/a.json', integrity: 'none' } }],
    ['canary.traffic', { canary: { release: SNAPSHOT } }],
    ['canary.release', { canary: { traffic: 10 } }],
  ])('refuses a remote with an invalid %s', (field, changes) => {
    const remotes = [{ ...SNAPSHOT, ...changes }];
    expect(refusedFields(registrySnapshotSchema, { ...DOCUMENT, remotes })).toEqual([`remotes.0.${field}`]);
  });

  it.each([
    ['revision', -1],
    ['integrity', undefined],
    ['isolated', undefined],
  ])('refuses a document with the %s %p', (field, value) => {
    expect(refusedFields(registrySnapshotSchema, { ...DOCUMENT, [field]: value })).toEqual([field]);
  });
});

describe('releaseDetailsSchema', () => {
  const details = { files: { 'a.js': HASH }, preload: { '/search': ['a.js'] } };

  it('keeps the hashes and the preload lists', () => {
    expect(releaseDetailsSchema.parse(details)).toEqual(details);
  });

  it.each(['files', 'preload'])('refuses details without %s', (field) => {
    expect(refusedFields(releaseDetailsSchema, { ...details, [field]: undefined })).toEqual([field]);
  });
});
