import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { z } from 'zod';

import { FAULTS, REMOTES, type Cell } from './cells';
import type { Outcome } from './survival';

/** What came of a cell. */
export interface Row extends Cell {
  readonly met: boolean;
  readonly outcome: Outcome | null;
  /** What brought the page back once the fault was over. */
  readonly action: string | null;
  /** Seconds until the shopper has the page, or knows that it cannot be had. */
  readonly toldAfter: number | null;
  readonly failure: string | null;
}

const rowSchema = z.object({
  fault: z.enum(FAULTS),
  remote: z.enum(REMOTES),
  target: z.enum(['entry', 'chunk', 'edge server', 'open tab', 'tab']),
  way: z.enum(['cold load', 'in-app']),
  releases: z.enum(['only release', 'one before']),
  met: z.boolean(),
  outcome: z.enum(['works', 'panel', 'readable']).nullable(),
  action: z.string().nullable(),
  toldAfter: z.number().nullable(),
  failure: z.string().nullable(),
});

/** Rows of one run. A test that fails ends its process: what was found before is kept in a file. */
export class MatrixReport {
  readonly #folder: string;
  readonly #rows: string;

  constructor(root: string) {
    this.#folder = join(root, '.cache/journeys');
    mkdirSync(this.#folder, { recursive: true });
    // All processes of a run have one parent.
    const rows = `fault-matrix-${process.ppid}.jsonl`;
    this.#rows = join(this.#folder, rows);
    for (const file of readdirSync(this.#folder)) {
      if (file.startsWith('fault-matrix-') && file !== rows) rmSync(join(this.#folder, file));
    }
  }

  add(row: Row): void {
    appendFileSync(this.#rows, `${JSON.stringify(row)}\n`);
  }

  /** Writes the table beside the other reports. @returns it */
  write(): string {
    const table = matrixTable(this.#read());
    writeFileSync(join(this.#folder, 'fault-matrix.md'), table);
    return table;
  }

  #read(): readonly Row[] {
    if (!existsSync(this.#rows)) return [];
    const lines = readFileSync(this.#rows, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => rowSchema.parse(JSON.parse(line)));
  }
}

function matrixTable(rows: readonly Row[]): string {
  const injected = rows.filter(({ met }) => met);
  const survived = injected.filter(({ failure }) => failure === null);
  const lines = FAULTS.flatMap((fault) => rows.filter((row) => row.fault === fault)).map(lineOf);
  return [
    `${rows.length} cells, ${injected.length} injected, ${survived.length} survived`,
    '',
    '| Fault | Remote | Strikes | Way | Releases | Shopper sees | After | Back by | Survived |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

function lineOf({ fault, remote, target, way, releases, outcome, ...row }: Row): string {
  const { action, failure, toldAfter } = row;
  const seconds = toldAfter === null ? '-' : `${toldAfter} s`;
  const verdict = failure === null ? 'yes' : `NO: ${oneLine(failure)}`;
  const cells = [fault, remote, target, way, releases, outcome ?? '-', seconds, action ?? '-', verdict];
  return `| ${cells.join(' | ')} |`;
}

function oneLine(failure: string): string {
  return stripVTControlCharacters(failure).replaceAll(/\s+/g, ' ').replaceAll('|', '/').slice(0, 400);
}
