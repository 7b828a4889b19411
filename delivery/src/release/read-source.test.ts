import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { gitIn } from '../../testing/git-in';

import { readSource } from './read-source';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'checkout-'));
  await change('mfe-deal/package.json', '{}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function change(file: string, text: string): Promise<void> {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
}

const git = (...args: readonly string[]) => gitIn(root)(...args);

async function commit(file: string, subject: string): Promise<string> {
  await change(file, subject);
  git('add', '.');
  git('commit', '-q', '-m', subject);
  return git('rev-parse', 'HEAD');
}

describe('the source of a release', () => {
  it('is the commit, and the subjects of those that changed the app since the live release', async () => {
    git('init', '-q');
    const live = await commit('mfe-deal/a.ts', 'deal: show prices');
    const next = await commit('mfe-deal/a.ts', 'deal: sort rooms: by price');
    const last = await commit('mfe-search/a.ts', 'search: belongs to another app');

    expect(await readSource(root, 'mfe-deal', live)).toEqual({
      commit: last,
      modified: false,
      since: live,
      commits: [{ id: next, subject: 'deal: sort rooms: by price' }],
      count: 1,
    });
  });

  it('shows when sources were released that are in no commit', async () => {
    git('init', '-q');
    await commit('mfe-deal/a.ts', 'deal: show prices');
    await change('mfe-search/a.ts', 'of another app');
    expect(await readSource(root, 'mfe-deal', null)).toMatchObject({ modified: false });
    await change('mfe-deal/a.ts', 'not committed');
    expect(await readSource(root, 'mfe-deal', null)).toMatchObject({ modified: true });
  });

  it('lists nothing since a commit that this checkout does not have', async () => {
    git('init', '-q');
    await commit('mfe-deal/a.ts', 'deal: show prices');
    expect(await readSource(root, 'mfe-deal', 'f'.repeat(40))).toMatchObject({ since: null, commits: [] });
  });

  it('lists the newest 50 commits, and counts all of them', async () => {
    git('init', '-q', '-b', 'main');
    const live = await commit('mfe-deal/package.json', 'deal: show prices');
    const changes = Array.from({ length: 51 }, (_, index) =>
      [
        'commit refs/heads/main',
        `committer Ann <ann@example.com> ${1_700_000_000 + index} +0000`,
        `data <<END\ndeal: change ${index + 1}\nEND`,
        ...(index === 0 ? ['from refs/heads/main^0'] : []),
        `M 100644 inline mfe-deal/a.ts\ndata <<END\n${index}\nEND`,
      ].join('\n'),
    );
    execFileSync('git', ['-C', root, 'fast-import', '--quiet'], { input: `${changes.join('\n')}\n` });

    const source = await readSource(root, 'mfe-deal', live);
    expect(source?.count).toBe(51);
    expect(source?.commits).toHaveLength(50);
    expect(source?.commits[0]?.subject).toBe('deal: change 51');
  });

  it('is unknown for an app that the checkout does not track', async () => {
    git('init', '-q');
    await change('mfe-search/a.ts', 'of another app');
    git('add', 'mfe-search');
    git('commit', '-q', '-m', 'search: show results');

    expect(await readSource(root, 'mfe-deal', null)).toBeNull();
  });

  it('is unknown outside a checkout, and in a copy that the checkout around it does not track', async () => {
    expect(await readSource(root, 'mfe-deal', null)).toBeNull();
    git('init', '-q');
    expect(await readSource(root, 'mfe-deal', null)).toBeNull();
  });
});
