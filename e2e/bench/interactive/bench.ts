/*
 * Measures every kind of page on a telephone, and the interactions of a desktop, of the federated storefront beside one
 * unfederated bundle of the same sources, in turn, in one run. Ratios are comparable between machines, times are not.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { alternating, startBenchSite } from '../bench-site';
import { releaseOneBundle } from '../one-bundle/release-one-bundle';
import { visit, type Visit } from '../visit';

import { interactivePages } from './interactions';
import { measureInteractions, type MeasuredInteraction } from './measure-interactions';
import { pageKinds, type PageKind } from './page-kinds';
import { printInteractions, printPages, type PageRow } from './tables';

/** Even: each variant is the first one in half of the rounds. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 6);
/** Part of the name of the pages to measure; every page without it. */
const ONLY = process.env['BENCH_PAGES'] ?? '';
/** Measures the interactions alone. */
const ONLY_INTERACTIONS = process.env['BENCH_PART'] === 'interactions';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), 'bench-releases-'));
const federated = join(dataDir, 'federated');
cpSync(process.env['JOURNEY_RELEASES'] ?? '', federated, { recursive: true });
const oneBundle = join(ROOT, '.cache/bench/one-bundle');
await releaseOneBundle(oneBundle, 'none');

const { backend, sites, browser, stop } = await startBenchSite([
  { name: 'federated', releases: federated, render: 'on' },
  { name: 'one bundle', releases: oneBundle, render: 'on' },
]);
const kinds = (await pageKinds(backend)).filter(({ name }) => name.includes(ONLY));
console.log(`Medians of ${ROUNDS} visits each, in turn; ${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}`);
if (!ONLY_INTERACTIONS) {
  const rows: PageRow[] = [];
  for (const kind of kinds) rows.push({ name: kind.name, visits: await visitsOf(kind) });
  printPages(rows);
}

const interactions: MeasuredInteraction[][] = [[], []];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const page of interactivePages(kinds)) {
    for (const [index, site] of alternating(sites, round))
      interactions[index]?.push(...(await measureInteractions(browser, site, page)));
  }
}
printInteractions(interactions);

await stop();
rmSync(dataDir, { recursive: true, force: true });

/** Visits a page of each variant in turn. The first round warms up the servers and is not counted. */
async function visitsOf({ path, ...options }: PageKind): Promise<readonly (readonly Visit[])[]> {
  const visits = sites.map((): Visit[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, site] of alternating(sites, round)) {
      const measured = await visit(browser, site + path, options);
      if (round > 0) visits[index]?.push(measured);
    }
  }
  return visits;
}
