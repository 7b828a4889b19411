import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';

import { aBuild, withSession } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { recordingProblems } from '../compatibility/recording-problems';
import { folderReleaseStore } from '../store/folder-release-store';

import { attachRecording } from './attach-recording';
import { releaseBuild } from './release-build';

let root: string;
const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'recordings-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const needs = (field: string) => ({
  type: 'object',
  properties: { [field]: { type: 'string' } },
  required: [field],
});
const recording = (overrides: Partial<SessionFixtures> = {}): SessionFixtures => ({
  contract: '1.0.0',
  writes: [],
  reads: [{ name: 'features/summary', needs: needs('board') }],
  recorded: { sourceHash: 'checkout', commands: [], readsSession: true },
  ...overrides,
});

describe('the recording of a release', () => {
  const build = { name: 'mfe-checkout', version: '1.0.0-ab', sourceHash: 'checkout' };

  it('is required, and belongs to the sources of the build', () => {
    expect(recordingProblems(build, recording())).toEqual([]);
    const { recorded: _none, ...declared } = recording();
    const missing =
      'mfe-checkout 1.0.0-ab has no recording of what it reads from the booking session and writes to it: release it ' +
      'from its sources with npm run release -- mfe-checkout, which records it.';
    expect(recordingProblems(build, declared)).toEqual([missing]);
    expect(recordingProblems(build, null)).toEqual([missing]);
    expect(recordingProblems({ ...build, sourceHash: 'newer' }, recording())).toEqual([
      'mfe-checkout 1.0.0-ab: the recording of its booking sessions was made with other sources. Release it again; ' +
        'the sources must not change while the command runs.',
    ]);
  });

  it('covers every command that the sources call, and their reads', () => {
    const recorded = { sourceHash: 'checkout', commands: ['chooseTours', 'clear'], readsSession: true };
    const writes = [{ name: 'chooseTours in features/a', session: {} }];
    expect(recordingProblems(build, recording({ recorded, writes, reads: [] }))).toEqual([
      'mfe-checkout 1.0.0-ab calls clear on the booking session, but no test of mfe-checkout does: add a test that ' +
        'uses the screen, so that the release can check what is written.',
      'mfe-checkout 1.0.0-ab reads the booking session, but no test of mfe-checkout does: add a test that opens ' +
        'the page, so that the release can check what is needed.',
    ]);
  });

  it('needs no reads of an app that does not read the session', () => {
    const recorded = { sourceHash: 'checkout', commands: [], readsSession: false };
    expect(recordingProblems(build, recording({ reads: [], recorded }))).toEqual([]);
  });

  it('replaces the declared sessions: code that needs more than it declares is rejected', async () => {
    const deal = await withSession(await aBuild(root, 'mfe-deal', 'deal'), {
      contract: '1.0.0',
      writes: [{ name: 'Book Now', session: { board: 'AI' } }],
      reads: [],
    });
    await releaseBuild(store(), deal, { why: 'x' });
    const checkout = await aBuild(root, 'mfe-checkout', 'checkout');
    await withSession(checkout, {
      contract: '1.0.0',
      writes: [],
      reads: [{ name: 'personalise', needs: needs('board') }],
    });
    await attachRecording(
      checkout,
      recording({ reads: [{ name: 'features/meals', needs: needs('mealPlan') }] }),
    );

    await expect(releaseBuild(store(), checkout, { why: 'x' })).rejects.toThrow(
      /writes no mealPlan, but mfe-checkout .* \(features\/meals\) needs a string/,
    );
    await attachRecording(checkout, recording());
    expect(await releaseBuild(store(), checkout, { why: 'x' })).toMatchObject({ changed: true });
  });

  it('is checked again when a published release goes live', async () => {
    const checkout = await aBuild(root, 'mfe-checkout', 'other sources');
    await attachRecording(checkout, recording());
    await expect(releaseBuild(store(), checkout, { why: 'x' })).rejects.toThrow(
      'was made with other sources',
    );
  });
});
