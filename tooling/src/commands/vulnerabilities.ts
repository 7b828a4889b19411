import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { checkAllowed, readAllowed } from '../checks/vulnerabilities/allowed-vulnerabilities';
import { judgeAudit, parseAudit } from '../checks/vulnerabilities/judge-audit';
import { WORKSPACE_ROOT } from '../workspace';

const LIMIT_MS = 120_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Compares the locked packages with the vulnerabilities that the registry knows. `--required` fails without its response:
 * in the pipeline of a release. Further arguments, such as `--registry <url>`, are those of `pnpm audit`.
 */
const { packageManager } = z
  .object({ packageManager: z.string() })
  .parse(JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'package.json'), 'utf8')));
const [isRequired, passedOn] = [
  process.argv.includes('--required'),
  process.argv.slice(2).filter((argument) => argument !== '--required'),
];
const { stdout, stderr } = spawnSync('npx', ['--yes', packageManager, 'audit', '--json', ...passedOn], {
  cwd: WORKSPACE_ROOT,
  encoding: 'utf8',
  timeout: LIMIT_MS,
  maxBuffer: MAX_OUTPUT_BYTES,
});
const allowed = readAllowed(WORKSPACE_ROOT);
const audit = parseAudit(stdout);
const problems = [
  ...checkAllowed(allowed, new Date().toISOString().slice(0, 10)),
  ...(audit ? judgeAudit(audit, allowed) : []),
];
for (const problem of problems) console.error(problem);
if (audit)
  console.log(`${Object.keys(audit.advisories).length} known vulnerabilities, ${allowed.length} accepted`);
else
  console.log(`SKIPPED: the registry did not respond with an audit, so nothing is known.\n${stderr.trim()}`);
process.exit(problems.length > 0 || (isRequired && !audit) ? 1 : 0);
