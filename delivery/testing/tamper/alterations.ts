import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { FILES, NODE_FILE, textOf, type FileKind } from './complete-build';

/** In every byte sequence that an attacker plants. */
export const PLANTED = 'fetch("https://attacker.example/planted")';

/** The folders that an attacker with write access to a release store can change. */
export interface TamperedStore {
  /** Of the live release. */
  readonly release: string;
  /** Of an earlier release of the same app. */
  readonly older: string;
  /** Next to the store, such as the root file system of the server. */
  readonly outside: string;
}

export interface Alteration {
  readonly kind: string;
  readonly inject: (store: TamperedStore) => void;
  /** The altered file; other files of the release are requested too. */
  readonly file: string;
  /** The bytes that the manifest names may be sent, from an unaltered copy; otherwise the response is 404. */
  readonly unalteredCopy?: boolean;
  /** An edge server that has not verified the manifest before serves no file of the release. */
  readonly wholeRelease?: boolean;
  /** A running edge server notices, reads the file again, and refuses it. Otherwise it keeps what it has verified. */
  readonly noticed?: boolean;
}

const ENDINGS = ['', '.br', '.gz'];
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Replaces a file and removes its compressed copies, with the size and the times of the file that it replaces. */
function replace(folder: string, file: string, text: string): void {
  for (const ending of ENDINGS.slice(1)) rmSync(join(folder, file + ending), { force: true });
  const { atime, mtime, size } = statSync(join(folder, file));
  writeFileSync(join(folder, file), text.padEnd(size).slice(0, Math.max(size, text.length)));
  utimesSync(join(folder, file), atime, mtime);
}

function link(target: string, path: string): void {
  for (const ending of ENDINGS) rmSync(path + ending, { force: true, recursive: true });
  symlinkSync(target, path);
}

function addExtra(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const swapped = ({ release }: TamperedStore) => {
  for (const ending of ENDINGS) {
    const [chunk, worker] = [join(release, FILES.chunk + ending), join(release, FILES.worker + ending)];
    renameSync(chunk, `${chunk}-other`);
    renameSync(worker, chunk);
    renameSync(`${chunk}-other`, worker);
  }
};

const altered = (Object.keys(FILES) as FileKind[]).map((kind): Alteration => ({
  kind: `altered ${kind}`,
  file: FILES[kind],
  noticed: true,
  inject: ({ release }) => replace(release, FILES[kind], PLANTED),
}));

const copies: readonly Alteration[] = (
  [
    ['altered brotli copy', '.br', () => brotliCompressSync(PLANTED)],
    ['altered gzip copy', '.gz', () => gzipSync(PLANTED)],
    ['brotli copy with further bytes', '.br', (body) => Buffer.concat([body, Buffer.from(PLANTED)])],
    ['gzip copy with a second member', '.gz', (body) => Buffer.concat([body, gzipSync(PLANTED)])],
    ['gzip copy after an empty member', '.gz', (body) => Buffer.concat([gzipSync(''), body])],
    [
      'copy that expands into all memory',
      '.br',
      () => brotliCompressSync(Buffer.alloc(20 * 1024 * 1024), QUICKLY),
    ],
    ['uncompressed copy', '.br', () => Buffer.from(PLANTED)],
  ] satisfies (readonly [string, string, (body: Buffer) => Buffer])[]
).map(([kind, ending, change]) => ({
  kind,
  file: FILES.entry,
  unalteredCopy: true,
  noticed: true,
  inject: ({ release }) => {
    const path = join(release, FILES.entry + ending);
    writeFileSync(path, change(readFileSync(path)));
  },
}));

const links: readonly Alteration[] = [
  {
    kind: 'link to a file outside of the store',
    file: FILES.entry,
    noticed: true,
    inject: ({ release, outside }) => link(join(outside, 'secret'), join(release, FILES.entry)),
  },
  {
    kind: 'link to a copy of the released file',
    file: FILES.entry,
    noticed: true,
    inject: ({ release, outside }) => {
      writeFileSync(join(outside, 'copy'), readFileSync(join(release, FILES.entry)));
      link(join(outside, 'copy'), join(release, FILES.entry));
    },
  },
  {
    kind: 'link to a folder outside of the store',
    file: FILES.entry,
    wholeRelease: true,
    noticed: true,
    inject: ({ release, outside }) => {
      cpSync(release, join(outside, 'release'), { recursive: true });
      replace(join(outside, 'release'), FILES.entry, PLANTED);
      rmSync(release, { recursive: true });
      symlinkSync(join(outside, 'release'), release);
    },
  },
  {
    kind: 'named pipe in place of a file',
    file: FILES.entry,
    noticed: true,
    inject: ({ release }) => {
      for (const ending of ENDINGS) rmSync(join(release, FILES.entry + ending));
      execFileSync('mkfifo', [join(release, FILES.entry)]);
    },
  },
];

const extras: readonly Alteration[] = [
  ['extra HTML page', 'login.html', `<script>${PLANTED}</script>`],
  [
    'extra SVG with script',
    'logo.svg',
    `<svg xmlns="http://www.w3.org/2000/svg"><script>${PLANTED}</script></svg>`,
  ],
  ['extra script', 'extra.js', PLANTED],
  ['source map', `maps%2F${FILES.entry}.map`, PLANTED],
  ['file of the Node build', 'mfe-search.99999999.cjs', PLANTED],
  ['registry beside the release', 'registry.json', PLANTED],
].map(([kind = '', file = '', text = '']) => ({
  kind,
  file,
  inject: ({ release }) => addExtra(release, decodeURIComponent(file), text),
}));

const rearranged: readonly Alteration[] = [
  {
    kind: 'missing file',
    file: FILES.chunk,
    noticed: true,
    inject: ({ release }) => {
      for (const ending of ENDINGS) rmSync(join(release, FILES.chunk + ending));
    },
  },
  { kind: 'swapped files', file: FILES.chunk, noticed: true, inject: swapped },
  { kind: 'swapped files, the other one', file: FILES.worker, noticed: true, inject: swapped },
  {
    kind: 'file of an older release under the name of the newer one',
    file: FILES.entry,
    noticed: true,
    inject: ({ release, older }) => {
      for (const ending of ENDINGS)
        writeFileSync(join(release, FILES.entry + ending), readFileSync(join(older, FILES.entry + ending)));
    },
  },
  {
    kind: 'page in place of a script',
    file: FILES.chunk,
    noticed: true,
    inject: ({ release }) =>
      replace(release, FILES.chunk, `<!doctype html><script>${PLANTED}</script>${textOf('chunk', 'two')}`),
  },
];

/** Changes the text of the manifest, whose signature then no longer matches. */
const manifest = (kind: string, change: (text: string, store: TamperedStore) => string): Alteration => ({
  kind,
  file: FILES.entry,
  wholeRelease: true,
  inject: (store) => {
    replace(store.release, FILES.entry, PLANTED);
    const path = join(store.release, 'part.json');
    const text = change(readFileSync(path, 'utf8'), store);
    rmSync(path);
    writeFileSync(path, text);
  },
  noticed: true,
});

const manifests: readonly Alteration[] = [
  manifest('manifest that names another hash', (text) => text.replace(/"sha384-[^"]+"/, '"sha384-AAAA"')),
  manifest('manifest without a signature', (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), signatures: undefined }),
  ),
  manifest('signature with one changed character', (text) =>
    text.replace(
      /("ed25519": ")(.)/,
      (_all, start: string, first: string) => start + (first === 'A' ? 'B' : 'A'),
    ),
  ),
  manifest('manifest of an older release', (_text, { older }) =>
    readFileSync(join(older, 'part.json'), 'utf8'),
  ),
  manifest('manifest that is not JSON', () => PLANTED),
];

/** Every alteration of the files that a browser requests. */
export const ALTERATIONS: readonly Alteration[] = [
  ...altered,
  ...copies,
  ...links,
  ...extras,
  ...rearranged,
  ...manifests,
];

/** Changes the code that a server runs. */
export function alterNodeBuild({ release }: TamperedStore): void {
  writeFileSync(join(release, NODE_FILE), PLANTED);
}
