import { readdirSync, readFileSync } from 'node:fs';

/** Of /proc/<pid>/stat on Linux. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;

interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  /** Its own processor time, in milliseconds. */
  readonly ownMs: number;
  /** That of its children that have exited. */
  readonly childrenMs: number;
  /** Without files and memory that processes share, which each of them would count. */
  readonly residentMb: number;
}

/** What a process and all its children use. */
export interface Usage {
  readonly processorMs: number;
  readonly residentMb: number;
}

/** Reads the use of each process with its children. Processes that have exited count nothing. */
export function readUsage(pids: readonly number[]): readonly Usage[] {
  const rows = readRows();
  return pids.map((pid) => {
    const tree = treeOf(pid, rows);
    return {
      processorMs: tree.reduce((sum, { ownMs, childrenMs }) => sum + ownMs + childrenMs, 0),
      residentMb: tree.reduce((sum, { residentMb }) => sum + residentMb, 0),
    };
  });
}

function treeOf(root: number, rows: readonly ProcessRow[]): readonly ProcessRow[] {
  const own = rows.filter(({ pid }) => pid === root);
  return [...own, ...rows.filter(({ parent }) => parent === root).flatMap(({ pid }) => treeOf(pid, rows))];
}

function readRows(): readonly ProcessRow[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const read = (file: string) => readFileSync(`/proc/${name}/${file}`, 'utf8');
        return [{ ...parseRow(Number(name), read('stat'), read('statm')), ...precise(name, read) }];
      } catch {
        // It has exited since the folder was listed.
        return [];
      }
    });
}

/**
 * The scheduler counts nanoseconds, but for each thread, and those of threads that have ended are lost. A process of the
 * database or of nginx has one thread, and a window in which it works for less than a tick.
 */
function precise(name: string, read: (file: string) => string): Pick<ProcessRow, 'ownMs'> | null {
  if (readdirSync(`/proc/${name}/task`).length > 1) return null;
  const [nanoseconds = 0] = read('schedstat').split(' ').map(Number);
  return { ownMs: nanoseconds / 1e6 };
}

function parseRow(pid: number, text: string, memory: string): ProcessRow {
  // The name of the program may have spaces; it ends with the last parenthesis.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, own, children] = [fields[1], sum(fields[11], fields[12]), sum(fields[13], fields[14])];
  const [, resident = 0, shared = 0] = memory.split(' ').map(Number);
  return {
    pid,
    parent,
    ownMs: own * TICK_MS,
    childrenMs: children * TICK_MS,
    residentMb: ((resident - shared) * PAGE_BYTES) / 1e6,
  };
}

function sum(one = 0, other = 0): number {
  return one + other;
}
