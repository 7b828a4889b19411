import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import {
  readArguments,
  requestsHelp,
  requireNoSurplusArguments,
  requireOwnFlags,
  type CommandForm,
} from '@storefront/server-kit/command-arguments';
import { z } from 'zod';

import type { BackendClient } from '../admin/backend-client';
import { CONTENT_KINDS } from '../content/documents/content-documents';
import { fileNameOf } from '../content/revisions/document-names';
import { ukTimeOf } from '../content/uk-time/uk-time';

import { authorName } from './author-name';
import { openBackend, type CommandContext } from './command-context';
import { readFiles, writeDocument, writeRevision, type ContentFile } from './content-files';
import { edgeText, failForResponse, foundSchema, warningLines } from './content-responses';
import { printDifferences, printHistory, printSchedule, restore, undo } from './content-history';
import { failCommand } from './run-owner-command';

const COMMAND = 'npm run content --';

const USAGE = `Usage:
  npm run content -- export [folder]                        writes pages/, groups/ and deals/ as JSON files
  npm run content -- import <folder or file> [more]         all files or none, as one release
      --dry-run                                             checks the files and changes nothing
      --from "2027-03-01 09:00" --until "2027-03-31 23:59"  publishes and ends by itself, at these times of the UK
      --note "Spring sale" --author "Ann Lee"               for the history
      --overwrite                                           also replaces what others have changed
      --exact                                               removes documents that are not in the folder
  npm run content -- history pages/antalya                  revisions, the newest first
  npm run content -- diff pages/antalya 5 7                 fields in which two revisions differ
  npm run content -- restore pages/antalya 5                publishes revision 5 again
  npm run content -- schedule                               what starts or ends later
  npm run content -- undo <release>                         withdraws everything that a release has published
  npm run content -- preview <file> [more files] [--hours 24]
                                                            prints a preview link for each page and group; nothing goes live

The folder is "content" by default. --url names another backend; it needs ADMIN_TOKEN.`;

const documentSchema = z.looseObject({ id: z.string() });
const exportSchema = z.record(z.enum(CONTENT_KINDS), z.array(documentSchema));
const touchedSchema = z.array(z.object({ kind: z.string(), id: z.string() }));
const importedSchema = z.object({
  release: z.number().nullable(),
  changed: touchedSchema,
  removed: touchedSchema,
  revisions: z.array(z.object({ file: z.string(), revision: z.number() })),
  notices: z.array(z.object({ file: z.string(), message: z.string() })),
  warnings: foundSchema,
  edgeNotified: z.boolean(),
});
const previewSchema = z.object({
  expiresAt: z.string(),
  links: z.array(z.object({ name: z.string(), url: z.string() })),
});

const OPTIONS = {
  exact: { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  from: { type: 'string' },
  until: { type: 'string' },
  note: { type: 'string' },
  author: { type: 'string' },
  hours: { type: 'string' },
  url: { type: 'string' },
} as const;

type Options = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

interface Action extends CommandForm {
  readonly run: (backend: BackendClient, places: readonly string[], options: Options) => Promise<void>;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  export: {
    operands: ['[folder]'],
    flags: ['url'],
    run: (backend, [folder = 'content']) => exportTo(backend, resolve(folder)),
  },
  import: {
    operands: ['<folder or file> …'],
    flags: ['dry-run', 'from', 'until', 'note', 'author', 'overwrite', 'exact', 'url'],
    run: importFrom,
  },
  preview: { operands: ['<file> …'], flags: ['hours', 'url'], run: preview },
  history: {
    operands: ['<document>'],
    flags: ['url'],
    run: (backend, [document]) => printHistory(backend, required(document)),
  },
  diff: {
    operands: ['<document>', '<revision>', '<revision>'],
    flags: ['url'],
    run: (backend, [document, before, after]) =>
      printDifferences(backend, required(document), required(before), required(after)),
  },
  restore: {
    operands: ['<document>', '<revision>'],
    flags: ['author', 'url'],
    run: (backend, [document, revision], { author }) =>
      restore(backend, required(document), required(revision), authorName(author)),
  },
  schedule: { operands: [], flags: ['url'], run: (backend) => printSchedule(backend) },
  undo: {
    operands: ['<release>'],
    flags: ['author', 'url'],
    run: (backend, [release], { author }) => undo(backend, required(release), authorName(author)),
  },
};

/** `npm run content`: changes pages, groups and deals without a release of code. */
export async function contentCommand(context: CommandContext): Promise<void> {
  const args = process.argv.slice(2);
  if (requestsHelp(args)) return console.log(USAGE);
  const { values, positionals, given } = readArguments(args, OPTIONS, COMMAND);
  const [name = '', ...places] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) failCommand(USAGE);
  requireNoSurplusArguments(`${COMMAND} ${name}`, action, places);
  requireOwnFlags(name, action, given);
  const backend = await openBackend(context, values.url ?? null);
  try {
    await action.run(backend, places, values);
  } finally {
    await backend.close();
  }
}

function required(argument: string | undefined): string {
  return argument ?? failCommand(USAGE);
}

async function exportTo(backend: BackendClient, folder: string): Promise<void> {
  const { status, body } = await backend.request('GET', '/content');
  if (status !== 200) failForResponse(status, body);
  const documents = exportSchema.parse(body);
  for (const kind of CONTENT_KINDS) {
    mkdirSync(join(folder, kind), { recursive: true });
    for (const document of documents[kind])
      writeDocument(join(folder, kind, `${fileNameOf(document, document.id)}.json`), document);
    console.log(`${String(documents[kind].length).padStart(5)} ${kind}`);
  }
  console.log(`written to ${folder}, from ${backend.target}`);
}

async function importFrom(
  backend: BackendClient,
  places: readonly string[],
  options: Options,
): Promise<void> {
  const folders = places.length > 0 ? places : ['content'];
  const files = folders.flatMap((place) => readFiles(resolve(place)));
  if (files.length === 0)
    failCommand(`${folders.join(', ')}: no JSON files in ${CONTENT_KINDS.join('/, ')}/.`);
  const { exact, overwrite, from, until, note, 'dry-run': dryRun } = options;
  const { status, body } = await backend.request('PUT', '/content', {
    files: files.map(({ file, kind, document }) => ({ file, kind, document })),
    author: authorName(options.author),
    exact,
    overwrite,
    dryRun,
    from,
    until,
    note,
  });
  if (status !== 200) failForResponse(status, body);
  const imported = importedSchema.parse(body);
  for (const { file, message } of imported.notices) console.log(`${file}: ${message}`);
  for (const line of warningLines(imported.warnings)) console.log(line);
  if (dryRun) {
    console.log(`${files.length} files are valid; nothing was written.`);
    return;
  }
  writeRevisions(files, imported.revisions);
  printImport(imported, files.length, from !== undefined);
}

function writeRevisions(
  files: readonly ContentFile[],
  revisions: z.output<typeof importedSchema>['revisions'],
): void {
  const byName = new Map(files.map((file) => [file.file, file]));
  for (const { file, revision } of revisions) {
    const written = byName.get(file);
    if (written) writeRevision(written, revision);
  }
}

function printImport(
  { release, changed, removed, edgeNotified }: z.output<typeof importedSchema>,
  fileCount: number,
  isScheduled: boolean,
): void {
  const verb = isScheduled ? 'scheduled' : 'changed';
  for (const { kind, id } of changed) console.log(`${verb} ${kind}/${id}`);
  for (const { kind, id } of removed) console.log(`removed ${kind}/${id}`);
  console.log(`${changed.length} ${verb}, ${removed.length} removed, of ${fileCount} files.`);
  if (release === null) return;
  console.log(isScheduled ? 'The site shows it at that time.' : edgeText(edgeNotified));
  console.log(`This is release ${release}. To withdraw it: npm run content -- undo ${release}`);
}

async function preview(
  backend: BackendClient,
  places: readonly string[],
  { hours = '24' }: Options,
): Promise<void> {
  const files = places.flatMap((place) => readFiles(resolve(place)));
  if (files.length === 0) failCommand(USAGE);
  const { status, body } = await backend.request('POST', '/content/previews', {
    files: files.map(({ file, kind, document }) => ({ file, kind, document })),
    hours: Number(hours),
  });
  if (status !== 200) failForResponse(status, body);
  const { links, expiresAt } = previewSchema.parse(body);
  for (const { name, url } of links) console.log(`${name}: ${url}`);
  console.log(`The links work until ${ukTimeOf(new Date(expiresAt))}. The live site has not changed.`);
}
