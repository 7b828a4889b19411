import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const REPOSITORY = join(__dirname, '../..');
const LAUNCHER = 'server-kit/bin/program.mjs';
const PROGRAM = 'programs/greet.ts';
const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'programs-')));
  cpSync(join(REPOSITORY, 'server-kit/bin'), join(root, 'server-kit/bin'), { recursive: true });
  for (const file of readdirSync(join(root, 'server-kit/bin'))) age(join('server-kit/bin', file), DAY_MS);
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'programs'));
  write('package.json', '{ "type": "module" }');
  write('pnpm-lock.yaml', 'lockfileVersion: 9');
  write('programs/words.ts', `export const greeting: string = 'Hello';`);
  write(
    PROGRAM,
    `import { greeting } from './words';
const { ending } = await import('./ending');
console.log(greeting, process.argv.slice(2).join(' ') + ending);`,
  );
  write('programs/ending.ts', `export const ending = '!';`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a source as one that has not changed for an hour. */
function write(path: string, text: string, ageMs = 3_600 * SECOND_MS): void {
  writeFileSync(join(root, path), text);
  age(path, ageMs);
}

function age(path: string, ageMs: number): void {
  const time = new Date(Date.now() - ageMs);
  utimesSync(join(root, path), time, time);
}

const env = { ...process.env, NODE_OPTIONS: '' };

function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, [LAUNCHER, PROGRAM, ...args], { cwd: root, env, encoding: 'utf8' });
}

/** What a program prints that cannot run. */
function failure(): string {
  const { status, stderr } = spawnSync(process.execPath, [LAUNCHER, PROGRAM], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stderr;
}

function copies(): readonly string[] {
  return readdirSync(join(root, '.cache/programs/programs_greet')).filter((name) => name !== 'copy.json');
}

it('runs a TypeScript program with its arguments', () => {
  expect(run('Ann', 'Lee')).toBe('Hello Ann Lee!\n');
});

it('compiles a program once until a module of it has changed', () => {
  expect([run('Ann'), run('Ann')]).toEqual(['Hello Ann!\n', 'Hello Ann!\n']);
  expect(copies()).toHaveLength(1);

  write('programs/words.ts', `export const greeting: string = 'Dear';`, 1_800 * SECOND_MS);
  expect(run('Ann')).toBe('Dear Ann!\n');
  write('programs/ending.ts', `export const ending = '.';`, 1_800 * SECOND_MS);
  expect(run('Ann')).toBe('Dear Ann.\n');
  // A process that runs may still load parts of an older copy.
  expect(copies()).toHaveLength(3);
});

it.each([
  ['the compiler', 'server-kit/bin/compiled-program.mjs'],
  ['the lockfile', 'pnpm-lock.yaml'],
  ['a package.json', 'programs/package.json'],
])('compiles a program again when %s has changed', (_, file) => {
  write('programs/package.json', '{ "type": "module" }');
  run();
  age(file, 60 * SECOND_MS);
  run();
  expect(copies()).toHaveLength(2);
});

it('compiles a program again when a module was written while it was compiled', () => {
  write('programs/words.ts', `export const greeting: string = 'Hello';`, -3_600 * SECOND_MS);
  run();
  run();
  expect(copies()).toHaveLength(2);
});

it('removes copies that nobody has started for two days', () => {
  run();
  const [first = ''] = copies();
  age(join('.cache/programs/programs_greet', first), 3 * DAY_MS);
  write('programs/ending.ts', `export const ending = '?';`, 60 * SECOND_MS);
  expect(run('Ann')).toBe('Hello Ann?\n');
  expect(copies()).toHaveLength(1);
  expect(copies()).not.toContain(first);
});

it('lets each module find files beside its source', () => {
  write('programs/words.ts', `export const greeting: string = import.meta.url;`);
  expect(run()).toBe(`${pathToFileURL(join(root, 'programs/words.ts')).href} !\n`);
});

it('names the line of the source in an error', () => {
  write(
    'programs/ending.ts',
    `interface Unused { a: 1 }\n\nthrow new Error('no ending');\nexport const ending = '';`,
  );
  const stderr = failure();
  expect(stderr).toContain('no ending');
  expect(stderr).toContain('programs/ending.ts:3');
});

it('names the file and the line that cannot be compiled', () => {
  write('programs/ending.ts', `export const ending = ;`);
  const stderr = failure();
  expect(stderr).toContain('programs/ending.ts:1:22');
});
