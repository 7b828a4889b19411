import { filesOfPage, loseRegistry, releaseInBrowser, takeAway } from '../support/changed-release';

import { NO_STEP, type Strike, type Struck } from './strikes';

/**
 * A tab began with a release that is no longer live, and whose files are gone: all of them, or the chunk of
 * the page while the entry still comes from somewhere on the way.
 */
export async function vanishedStrike({ page, cell, place, ground }: Struck): Promise<Strike> {
  const { releases } = ground;
  const { remote, target } = cell;
  const { version, chunk } = await filesOfPage(releases, remote, place.pattern);
  let met = false;
  page.on('response', (answer) => {
    met ||= answer.status() === 404 && answer.url().includes(`/${version}/`);
  });
  return {
    before: NO_STEP,
    after: async () => {
      await releaseInBrowser(releases, remote, (_file, text) => `${text}\n// newer`);
      takeAway(releases, remote, version, target === 'entry' ? undefined : chunk);
    },
    met: async () => met,
    // The release after it is there all the time.
    lift: NO_STEP,
  };
}

/** The registry is gone from the store, or broken, while the edge server runs. */
export async function lostRegistryStrike({ cell, ground }: Struck): Promise<Strike> {
  let bringBack = () => {};
  let logged = '';
  return {
    before: NO_STEP,
    after: async () => {
      logged = ground.log();
      bringBack = loseRegistry(ground.releases, cell.way === 'cold load' ? 'absent' : 'unreadable');
    },
    met: async () => {
      // A tab that is open asks the edge server for nothing more: the next visitor does.
      await (await fetch(`${ground.site}/about-us`)).text();
      return ground.log().slice(logged.length).includes('registry not readable');
    },
    lift: async () => bringBack(),
  };
}
