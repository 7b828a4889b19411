import { MAX_FAULT_FRAMES, type FaultFrame } from '@storefront/shared/api/fault-report.schema';

const POSITION = /\/releases\/([\w-]+\/[\w.+-]+\/[\w.-]+\.js):(\d+):(\d+)/g;

/** Returns the positions in files of releases that a stack trace names, the innermost first. */
export function stackPositions(stack: string): FaultFrame[] {
  return [...stack.matchAll(POSITION)]
    .map(([, file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }))
    .slice(0, MAX_FAULT_FRAMES);
}
