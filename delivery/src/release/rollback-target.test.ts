import type { RegistryChange, StoredRegistry } from '../store/release-store';

import { lastRollback, rollbackTargetOf } from './rollback-target';

const APP = 'mfe-deal';
const record = (version: string, deployment = { traffic: 100, default: true }) => ({
  url: `/releases/${APP}/${version}/deal.js`,
  metadata: { integrity: 'sha384-AAAA', version },
  deployment,
  extras: { contract: '^1.0.0', routes: [], preload: {}, files: {} },
});
const registryOf = (changes: Partial<StoredRegistry>): StoredRegistry => ({
  schema: 'v1',
  revision: 1,
  microFrontends: {},
  ...changes,
});
const live = (version: string) =>
  registryOf({ microFrontends: { [`storefront/${APP}`]: [record(version)] } });
const mark = (version: string, why: string) => ({ version, why, by: 'ann', at: '2026-11-21T10:00:00.000Z' });
const change = (from: string | null, to: string, changes: Partial<RegistryChange> = {}): RegistryChange => ({
  revision: 1,
  part: APP,
  from,
  to,
  at: '2026-11-21T10:00:00.000Z',
  by: 'ann',
  why: 'x',
  ...changes,
});
const HISTORY = [change(null, '1'), change('1', '2'), change('2', '3')];
const VERSIONS = ['1', '2', '3'];

describe('rollbackTargetOf', () => {
  it('recommends no version of an app that was never released, or is withdrawn', () => {
    const sources = { history: [], versions: [] };
    expect(rollbackTargetOf(APP, { registry: registryOf({}), ...sources })).toEqual({
      version: null,
      why: 'mfe-deal was never released.',
      skipped: [],
    });
    const withdrawn = registryOf({ microFrontends: { [`storefront/${APP}`]: [] } });
    expect(rollbackTargetOf(APP, { registry: withdrawn, ...sources })).toEqual({
      version: null,
      why: 'mfe-deal is withdrawn: restore it.',
      skipped: [],
    });
  });

  it('recommends no version where none was live before', () => {
    expect(
      rollbackTargetOf(APP, { registry: live('1'), history: [change(null, '1')], versions: ['1'] }),
    ).toEqual({
      version: null,
      why: 'mfe-deal has no harmless version before 1.',
      skipped: [],
    });
  });

  it('recommends the version before the live one', () => {
    expect(rollbackTargetOf(APP, { registry: live('3'), history: HISTORY, versions: VERSIONS })).toEqual({
      version: '2',
      why: '2 is the last harmless version that was live for everyone before 3.',
      skipped: [],
    });
  });

  it('passes over versions that are marked as harmful, and names them', () => {
    const second = mark('2', 'no prices');
    const registry = { ...live('3'), harmful: { [APP]: [second] } };
    expect(rollbackTargetOf(APP, { registry, history: HISTORY, versions: VERSIONS })).toEqual({
      version: '1',
      why:
        '1 is the last harmless version that was live for everyone before 3 ' +
        '(2 is marked as harmful: no prices).',
      skipped: [second],
    });
  });

  it('names all harmful versions where no other is left', () => {
    const marks = [mark('2', 'no prices'), mark('1', 'no pictures')];
    const registry = { ...live('3'), harmful: { [APP]: marks } };
    expect(rollbackTargetOf(APP, { registry, history: HISTORY, versions: VERSIONS })).toEqual({
      version: null,
      why:
        'mfe-deal has no harmless version before 3; 2 is marked as harmful: no prices; ' +
        '1 is marked as harmful: no pictures.',
      skipped: marks,
    });
  });
});

describe('lastRollback', () => {
  const rollback = change('3', '2', { action: 'rollback' });

  it('is the last change of the app, whatever happened to other apps and marks since', () => {
    const history = [
      ...HISTORY,
      rollback,
      change('1', '2', { part: 'mfe-search' }),
      change(null, '3', { action: 'mark' }),
    ];
    expect(lastRollback({ registry: live('2'), history }, APP)).toBe(rollback);
  });

  it('is none after a release, and without a history', () => {
    expect(lastRollback({ registry: live('4'), history: [rollback, change('2', '4')] }, APP)).toBeNull();
    expect(lastRollback({ registry: live('4'), history: [] }, APP)).toBeNull();
  });

  it('is none while a canary runs', () => {
    const records = [record('2'), record('3', { traffic: 10, default: false })];
    const registry = registryOf({ microFrontends: { [`storefront/${APP}`]: records } });
    expect(lastRollback({ registry, history: [rollback] }, APP)).toBeNull();
  });
});
