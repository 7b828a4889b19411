import { filesOfPage, releaseInBrowser, rollBackRelease, takeAway } from '../support/changed-release';

import type { Cell, PlantedFault } from './cells';
import { NO_STEP, type Strike, type Struck } from './strikes';

/** In everything that planted code throws. */
export const PLANTED = 'planted by a journey';

/** Said as well as thrown: not every error is passed on. */
const THROW = `console.info("${PLANTED}");throw new Error("${PLANTED}")`;

/**
 * A release whose hashes are right and whose code in the browser is not. Its build for the server is whole:
 * rendering-faults.spec.ts has those that are not.
 */
export async function plantedStrike(
  { cell, place, ground: { releases }, said }: Struck,
  fault: PlantedFault,
): Promise<Strike> {
  const { remote } = cell;
  const { version, ...files } = await filesOfPage(releases, remote, place.pattern);
  let bringBack = () => {};
  return {
    before: async () => {
      await releaseInBrowser(releases, remote, (file, text) => planted(fault, cell, files, file, text));
      if (cell.releases === 'only release') bringBack = takeAway(releases, remote, version);
    },
    after: NO_STEP,
    met: async () => said().includes(fault === 'wrong contract' ? 'needs contract ^9.0.0' : PLANTED),
    lift: async () => {
      bringBack();
      await rollBackRelease(releases, remote);
    },
  };
}

function planted(
  fault: PlantedFault,
  { target }: Cell,
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
  // The entry as a script; of a chunk the module of the page, as an import that it needs would.
  return target === 'entry' ? `${THROW};${text}` : text.replace(PAGE_MODULE, (match) => `${match};${THROW};`);
}

/** Beginning of the module of a page: its exports, among them `Component`. */
const PAGE_MODULE = /([\w$]+)\.r\(([\w$]+)\),\1\.d\(\2,\{[^}]*?Component:\(\)=>[^}]*\}\)/;
