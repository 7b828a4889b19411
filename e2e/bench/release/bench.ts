/* Measures the time from `release mfe-checkout` until visible on a running site, with the build cache of the previous release. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startScript } from '@storefront/server-kit/child-process';
import { freePorts } from '@storefront/server-kit/ports';
import { APPS } from '@storefront/tooling/apps';

import { JOURNEY_KEYS } from '../../support/journey-keys';
import { startServer } from '../../support/server-process';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PART = 'mfe-checkout';
const OTHERS = APPS.filter((app) => app !== PART);

const dataDir = mkdtempSync(join(tmpdir(), 'bench-release-'));
const releases = join(dataDir, 'releases');
cpSync(process.env['JOURNEY_RELEASES'] ?? '', releases, { recursive: true });
const [port = 0, backendPort = 0, gatewayPort = 0] = await freePorts(3);
const env = {
  PORT: String(port),
  BACKEND_PORT: String(backendPort),
  GATEWAY_PORT: String(gatewayPort),
  DATA_DIR: dataDir,
  RELEASE_STORE: releases,
  RELEASE_KEYS: JOURNEY_KEYS,
  RENDER: 'off',
};
const edge = await startServer('delivery/src/edge/server.ts', env, ROOT, /site ready/);

const workspace = join(dataDir, 'workspace');
const sources = readdirSync(ROOT).filter(
  (name) => !/^\.(git|cache|build|data)$|^(node_modules|test-results)$/.test(name),
);
for (const name of sources)
  cpSync(join(ROOT, name), join(workspace, name), { recursive: true, verbatimSymlinks: true });
symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'));
const before = versionsOfOthers();
/** The text that the fix changes: the heading of the passengers page. */
let question = 'Who is travelling?';

const first = await release('the first release of this workspace, nothing in its cache', 'Who is going?', [
  '--skip-tests',
  'bench',
]);
const warm = await release('the next one, without its tests', 'Who comes along?', ['--skip-tests', 'bench']);
const tested = await release('the next one, with its tests', 'Who is travelling?', []);
console.log(`
| from \`release ${PART}\` to visible | seconds | of the first |
|---|---|---|
| first release of a workspace, without tests | ${first.toFixed(1)} | 1 |
| with the cache of the one before, without tests | ${warm.toFixed(1)} | ${(warm / first).toFixed(2)} |
| with the cache of the one before, tests and all | ${tested.toFixed(1)} | ${(tested / first).toFixed(2)} |

releases of other parts made by it: ${versionsOfOthers() === before ? 'none' : 'SOME'}`);
await edge.stop();
rmSync(dataDir, { recursive: true, force: true });

/** @returns seconds from the start of the command until the site lists the release */
async function release(title: string, mark: string, more: readonly string[]): Promise<number> {
  const file = join(workspace, PART, 'src/routes/passengers.route.tsx');
  // The comment changes the source hash, and so the version, even if the text is the same as before.
  writeFileSync(file, `${readFileSync(file, 'utf8').replaceAll(question, mark)}// ${title}\n`);
  question = mark;
  const began = performance.now();
  const { closed, output } = startScript(
    'delivery/src/commands/release.ts',
    [PART, '--why', title, ...more],
    { cwd: workspace, env, output: 'capture' },
  );
  const { code } = await closed;
  if (code !== 0 || !output().includes('s after the update of the registry')) throw new Error(output());
  console.log(`\n${title}\n${output()}`);
  return (performance.now() - began) / 1000;
}

function versionsOfOthers(): string {
  return OTHERS.map((part) => readdirSync(join(releases, part)).join(' ')).join('\n');
}
