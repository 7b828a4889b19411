#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOOLS = join(dirname(fileURLToPath(import.meta.url)), '..');
const NEEDED = [20, 19];

const COMMANDS = {
  build: 'dist/delivery/src/commands/build.js',
  check: 'dist/tooling/src/commands/check.js',
  dev: 'dist/delivery/src/commands/dev-against.js',
  release: 'dist/delivery/src/commands/release.js',
};

function fail(message) {
  console.error(message);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]))
  fail(`Node ${NEEDED.join('.')} or newer is required; this is Node ${process.versions.node}.`);

const [command = '', ...args] = process.argv.slice(2);
const script = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
if (!script)
  fail(
    `Unknown command "${command}". Choose one of: ${Object.keys(COMMANDS).join(', ')}, or run jest for the tests.`,
  );

if (!existsSync('package.json') || !/"repository":\s*"own"/.test(readFileSync('package.json', 'utf8')))
  fail(
    'Run the command in the folder of the remote: its package.json has "storefront": { "repository": "own" }.',
  );

// The sources of the remote are TypeScript; its build reads routes by loading them.
const child = spawn(
  process.execPath,
  ['--import', import.meta.resolve('tsx'), join(TOOLS, script), ...args],
  {
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
