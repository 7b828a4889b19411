import { filesOfPage, releaseInBrowser, rollBackRelease, removeFiles } from '../support/changed-release';

import type { FaultCase, PlantedFault } from './test-cases';
import { NO_ACTION, type FaultInjection, type FaultContext } from './injection';

/** Part of every message that planted code throws. */
export const PLANTED = 'planted by a journey';

/** Logged and thrown, because not every error reaches the page. */
const THROW = `console.info("${PLANTED}");throw new Error("${PLANTED}")`;

/**
 * Publishes a release with correct hashes and broken browser code. Its server build is intact; rendering-faults.spec.ts
 * covers broken server builds.
 */
export async function injectPlantedCode(
  { testCase, place, testSite: { releases }, messages }: FaultContext,
  fault: PlantedFault,
): Promise<FaultInjection> {
  const { remote } = testCase;
  const { version, ...files } = await filesOfPage(releases, remote, place.pattern);
  let restore = () => {};
  return {
    beforeOpen: async () => {
      await releaseInBrowser(releases, remote, (file, text) => planted(fault, testCase, files, file, text));
      if (testCase.releases === 'only release') restore = removeFiles(releases, remote, version);
    },
    afterOpen: NO_ACTION,
    wasMet: async () => messages().includes(fault === 'wrong contract' ? 'needs contract ^9.0.0' : PLANTED),
    remove: async () => {
      restore();
      await rollBackRelease(releases, remote);
    },
  };
}

function planted(
  fault: PlantedFault,
  { target }: FaultCase,
  { entry, chunk }: { readonly entry: string; readonly chunk: string },
  file: string,
  text: string,
): string {
  if (fault === 'wrong contract') return text.replace(/contract:"\^\d+\.\d+\.\d+"/, 'contract:"^9.0.0"');
  if (file !== (target === 'entry' ? entry : chunk)) return text;
  if (fault === 'throws at render') {
    return text.replace(PAGE_MODULE, (match) =>
      match.replace(/Component:\(\)=>[\w$]+/, `Component:()=>()=>{${THROW}}`),
    );
  }
  // The entry throws as a script; a chunk throws in the module of the page, as a failing import would.
  return target === 'entry' ? `${THROW};${text}` : text.replace(PAGE_MODULE, (match) => `${match};${THROW};`);
}

/** Start of the webpack module of a page: its exports, among them `Component`. */
const PAGE_MODULE = /([\w$]+)\.r\(([\w$]+)\),\1\.d\(\2,\{[^}]*?Component:\(\)=>[^}]*\}\)/;
