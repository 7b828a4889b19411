import { join } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

import { checkColourLiterals } from './colour-literals';
import { checkCssFunctions } from './css-functions';
import { checkCuratedNames } from './curated-names';
import { checkLicences } from './licences';
import { PAGE_PACKAGES, WORKSPACE_PACKAGES } from './packages';
import { checkPositionSelectors } from './position-selectors';
import { checkTraceability } from './requirements/traceability';
import { checkShopCopy } from './shop-copy';
import { checkAllowed, readAllowed } from './vulnerabilities/allowed-vulnerabilities';

/** Checks the rules of this repository that no tool covers, and prints what breaks them. @returns whether all hold */
export function runHouseChecks(): boolean {
  const problems = [
    ...checkColourLiterals(WORKSPACE_ROOT, PAGE_PACKAGES),
    ...checkCssFunctions(WORKSPACE_ROOT, PAGE_PACKAGES),
    ...checkCuratedNames(PAGE_PACKAGES),
    ...checkPositionSelectors(WORKSPACE_ROOT, PAGE_PACKAGES),
    ...checkTraceability(WORKSPACE_ROOT, WORKSPACE_PACKAGES),
    ...checkShopCopy(WORKSPACE_ROOT, PAGE_PACKAGES),
    ...checkLicences(join(WORKSPACE_ROOT, 'node_modules/.pnpm')),
    ...checkAllowed(readAllowed(WORKSPACE_ROOT), new Date().toISOString().slice(0, 10)),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
