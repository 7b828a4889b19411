import { filesOfPage, breakRegistry, releaseInBrowser, removeFiles } from '../support/changed-release';

import { NO_ACTION, type FaultInjection, type FaultContext } from './injection';

/**
 * Publishes a newer release while the tab is open and removes the files of the tab's release: all of them, or only the
 * chunk of the page, as if a CDN still had the entry.
 */
export async function injectVanishedRelease({
  page,
  testCase,
  place,
  testSite,
}: FaultContext): Promise<FaultInjection> {
  const { releases } = testSite;
  const { remote, target } = testCase;
  const { version, chunk } = await filesOfPage(releases, remote, place.pattern);
  let met = false;
  page.on('response', (response) => {
    met ||= response.status() === 404 && response.url().includes(`/${version}/`);
  });
  return {
    // A visitor who saves data: a prefetched chunk would not be requested again.
    beforeOpen: async () => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    },
    afterOpen: async () => {
      await releaseInBrowser(releases, remote, (_file, text) => `${text}\n// newer`);
      removeFiles(releases, remote, version, target === 'entry' ? undefined : chunk);
    },
    wasMet: async () => met,
    // The newer release stays available.
    remove: NO_ACTION,
  };
}

/** Removes or corrupts the registry in the store while the edge server runs. */
export async function injectLostRegistry({ testCase, testSite }: FaultContext): Promise<FaultInjection> {
  let restore = () => {};
  let logged = '';
  return {
    beforeOpen: NO_ACTION,
    afterOpen: async () => {
      logged = testSite.log();
      restore = breakRegistry(testSite.releases, testCase.way === 'cold load' ? 'absent' : 'unreadable');
    },
    wasMet: async () => {
      // An open tab sends no further request for a document; the next visitor triggers the read.
      await (await fetch(`${testSite.site}/about-us`)).text();
      return testSite.log().slice(logged.length).includes('registry not readable');
    },
    remove: async () => restore(),
  };
}
