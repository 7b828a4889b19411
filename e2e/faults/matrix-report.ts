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

import { FAULTS, REMOTES, TARGETS, type FaultCase } from './test-cases';
import { LIMIT_S, type Outcome } from './outcomes';

/** Result of one case. */
export interface CaseResult extends FaultCase {
  readonly met: boolean;
  readonly outcome: Outcome | null;
  /** The action that recovered the page after the fault. */
  readonly action: string | null;
  /** Seconds until the page or the error panel was visible, measured in the tab. */
  readonly secondsToOutcome: number | null;
  /** Of these, the seconds since the file was requested. */
  readonly secondsOfFault: number | null;
  /** Seconds of the same navigation without the fault, measured when the case took longer than its limit. */
  readonly secondsHealthy: number | null;
  readonly failure: string | null;
}

const rowSchema = z.object({
  fault: z.enum(FAULTS),
  remote: z.enum(REMOTES),
  target: z.enum(TARGETS),
  way: z.enum(['cold load', 'in-app']),
  releases: z.enum(['only release', 'one before']),
  met: z.boolean(),
  outcome: z.enum(['works', 'panel', 'readable']).nullable(),
  action: z.string().nullable(),
  secondsToOutcome: z.number().nullable(),
  secondsOfFault: z.number().nullable(),
  secondsHealthy: z.number().nullable(),
  failure: z.string().nullable(),
});

/** Collects the results of one run in a file, because a failing test ends its worker process. */
export class MatrixReport {
  readonly #folder: string;
  readonly #rows: string;

  constructor(root: string) {
    this.#folder = join(root, '.cache/journeys');
    mkdirSync(this.#folder, { recursive: true });
    // All worker processes of a run have the same parent.
    const rows = `fault-matrix-${process.ppid}.jsonl`;
    this.#rows = join(this.#folder, rows);
    for (const file of readdirSync(this.#folder)) {
      if (file.startsWith('fault-matrix-') && file !== rows) rmSync(join(this.#folder, file));
    }
  }

  add(row: CaseResult): void {
    appendFileSync(this.#rows, `${JSON.stringify(row)}\n`);
  }

  /** Writes the table to the reports folder and returns it. */
  write(): string {
    const table = matrixTable(this.#read());
    writeFileSync(join(this.#folder, 'fault-matrix.md'), table);
    return table;
  }

  #read(): readonly CaseResult[] {
    if (!existsSync(this.#rows)) return [];
    const lines = readFileSync(this.#rows, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => rowSchema.parse(JSON.parse(line)));
  }
}

function matrixTable(rows: readonly CaseResult[]): string {
  const injected = rows.filter(({ met }) => met);
  const passed = injected.filter(({ failure }) => failure === null);
  const inTime = injected.filter(({ secondsOfFault }) => (secondsOfFault ?? 0) <= LIMIT_S);
  const lines = FAULTS.flatMap((fault) => rows.filter((row) => row.fault === fault)).map(lineOf);
  return [
    `survived/injected: ${passed.length}/${injected.length} of ${rows.length} cases`,
    `within ${LIMIT_S} s of the request: ${inTime.length}/${injected.length}, the others with visible progress, or on a slow machine`,
    '',
    '| Fault | Remote | Target | Navigation | Releases | Outcome | After | Since the request | Without the fault | Recovered by | Passed |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

function lineOf({ fault, remote, target, way, releases, outcome, ...row }: CaseResult): string {
  const { action, failure } = row;
  const verdict = failure === null ? 'yes' : `NO: ${oneLine(failure)}`;
  const times = [row.secondsToOutcome, row.secondsOfFault, row.secondsHealthy].map((time) =>
    time === null ? '-' : `${time} s`,
  );
  const columns = [fault, remote, target, way, releases, outcome ?? '-', ...times, action ?? '-', verdict];
  return `| ${columns.join(' | ')} |`;
}

function oneLine(failure: string): string {
  return stripVTControlCharacters(failure).replaceAll(/\s+/g, ' ').replaceAll('|', '/').slice(0, 400);
}
