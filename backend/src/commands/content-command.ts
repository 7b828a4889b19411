import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { errorMessage } from '@storefront/server-kit/error-text';
import { z } from 'zod';

import type { ContentKind } from '../db/tables';
import type { BackendClient } from '../admin/backend-client';
import { CONTENT_KINDS, type IncomingFile } from '../content/documents/content-documents';

import { openBackend, type CommandContext } from './command-context';
import { failCommand } from './run-owner-command';

const USAGE = `Usage:
  npm run content -- export [folder]                        writes pages/, groups/ and deals/ as JSON files
  npm run content -- import <folder or file> [--dry-run]    all files or none
                                             [--exact]      removes documents that are not in the folder
  npm run content -- preview <file> [more files] [--hours 24]
                                                            prints a preview link for each page and group; nothing goes live

The folder is "content" by default. --url names another backend; it needs ADMIN_TOKEN.`;

const documentSchema = z.looseObject({ id: z.string(), destinationName: z.string().optional() });
const exportSchema = z.object({
  pages: z.array(documentSchema),
  groups: z.array(documentSchema),
  deals: z.array(documentSchema),
});
const touchedSchema = z.array(z.object({ kind: z.string(), id: z.string() }));
const importedSchema = z.object({ changed: touchedSchema, removed: touchedSchema, told: z.boolean() });
const previewSchema = z.object({
  expiresAt: z.string(),
  links: z.array(z.object({ name: z.string(), url: z.string() })),
});
const refusedSchema = z.object({
  error: z.object({
    message: z.string(),
    faults: z.array(z.object({ file: z.string(), field: z.string(), message: z.string() })).default([]),
  }),
});

/** `npm run content`: changes pages, groups and deals without a release. */
export async function contentCommand(context: CommandContext): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      exact: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      hours: { type: 'string' },
      url: { type: 'string' },
    },
  });
  const [action, ...places] = positionals;
  const [place = 'content'] = places;
  if (action !== 'export' && action !== 'import' && action !== 'preview') failCommand(USAGE);
  const backend = await openBackend(context, values.url ?? null);
  try {
    if (action === 'export') await exportTo(backend, resolve(place));
    else if (action === 'preview')
      await preview(
        backend,
        places.map((one) => resolve(one)),
        values.hours,
      );
    else await importFrom(backend, resolve(place), { exact: values.exact, dryRun: values['dry-run'] });
  } finally {
    await backend.close();
  }
}

async function exportTo(backend: BackendClient, folder: string): Promise<void> {
  const { status, body } = await backend.request('GET', '/content');
  if (status !== 200) failCommand(`${backend.target} responded ${status}.`);
  const documents = exportSchema.parse(body);
  for (const kind of CONTENT_KINDS) {
    mkdirSync(join(folder, kind), { recursive: true });
    for (const document of documents[kind]) {
      const name = (document.destinationName ?? document.id).toLowerCase().replaceAll(/[^\w]+/g, '-');
      writeFileSync(join(folder, kind, `${name}.json`), `${JSON.stringify(document, null, 2)}\n`);
    }
    console.log(`${String(documents[kind].length).padStart(5)} ${kind}`);
  }
  console.log(`written to ${folder}, from ${backend.target}`);
}

async function importFrom(
  backend: BackendClient,
  place: string,
  { exact, dryRun }: { readonly exact: boolean; readonly dryRun: boolean },
): Promise<void> {
  const files = readFiles(place);
  if (files.length === 0) failCommand(`${place} has no JSON files in pages/, groups/ or deals/.`);
  const { status, body } = await backend.request('PUT', '/content', { files, exact, dryRun });
  if (status !== 200) failCommand(faultLines(status, body));
  if (dryRun) {
    console.log(`${files.length} files are valid; nothing was written.`);
    return;
  }
  const { changed, removed, told: edgeNotified } = importedSchema.parse(body);
  for (const { kind, id } of changed) console.log(`changed ${kind}/${id}`);
  for (const { kind, id } of removed) console.log(`removed ${kind}/${id}`);
  console.log(`${changed.length} changed, ${removed.length} removed, of ${files.length} files.`);
  if (changed.length + removed.length > 0)
    console.log(
      edgeNotified
        ? 'The site shows it now.'
        : 'The site shows it within a minute, when its page cache expires.',
    );
}

async function preview(backend: BackendClient, places: readonly string[], hours = '24'): Promise<void> {
  const files = places.flatMap(readFiles);
  if (files.length === 0) failCommand(USAGE);
  const { status, body } = await backend.request('POST', '/content/previews', {
    files,
    hours: Number(hours),
  });
  if (status !== 200) failCommand(faultLines(status, body));
  const { links, expiresAt } = previewSchema.parse(body);
  for (const { name, url } of links) console.log(`${name}: ${url}`);
  console.log(`The links work until ${expiresAt}. The live site has not changed.`);
}

function faultLines(status: number, body: unknown): string {
  const refused = refusedSchema.safeParse(body);
  if (!refused.success) return `The backend responded ${status}.`;
  const { message, faults } = refused.data.error;
  return [...faults.map(({ file, field, message: why }) => `${file}: ${field}: ${why}`), message].join('\n');
}

function readFiles(place: string): IncomingFile[] {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) failCommand(`${place} does not exist.`);
  if (stat.isFile()) return [readFile(place, dirname(dirname(place)))];
  return CONTENT_KINDS.flatMap((kind) => {
    const folder = join(place, kind);
    if (!statSync(folder, { throwIfNoEntry: false })) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFile(join(folder, name), place));
  });
}

function readFile(path: string, root: string): IncomingFile {
  const file = relative(root, path);
  const kind = CONTENT_KINDS.find((one): one is ContentKind => one === basename(dirname(path)));
  if (!kind) failCommand(`${file}: a single file must be in a folder pages/, groups/ or deals/.`);
  try {
    return { file, kind, document: JSON.parse(readFileSync(path, 'utf8')) as unknown };
  } catch (error) {
    return failCommand(`${file}: is not JSON: ${errorMessage(error)}`);
  }
}
