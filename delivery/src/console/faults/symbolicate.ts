import { readFile } from 'node:fs/promises';

import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { FaultFrame } from '@storefront/shared/api/fault-report.schema';
import { mapPath } from '@storefront/tooling/build/app-manifest';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';
import { LRUCache } from 'lru-cache';

import type { ReleaseStore } from '../../store/release-store';

/** One line of a source file. */
export interface SourceLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** A frame of a stack trace in the sources. */
export interface SourceFrame {
  readonly frame: FaultFrame;
  /** Position in the sources; `null` without a source map, or where the map has no entry. */
  readonly original: {
    readonly source: string;
    readonly line: number;
    readonly column: number;
    /** Name in the source; `null` where the map has none. */
    readonly name: string | null;
    /** The line with those around it; empty when the map does not contain the sources. */
    readonly lines: readonly SourceLine[];
    /** Code of the project, not of an installed package. */
    readonly isOwn: boolean;
  } | null;
}

/** Maps of the largest scripts have a few megabytes. */
const MAX_MAPS = 20;
const CONTEXT_LINES = 2;
/** Minified libraries have lines of any length. */
const MAX_LINE_LENGTH = 200;

type Store = Pick<ReleaseStore, 'manifest' | 'file'>;

/** Returns a function that translates frames with the source maps of their releases. Frames without a map stay as they are. */
export function createSymbolicator(
  store: Store,
): (frames: readonly FaultFrame[]) => Promise<readonly SourceFrame[]> {
  const maps = new LRUCache<string, TraceMap>({ max: MAX_MAPS });

  async function mapOf(file: string): Promise<TraceMap | null> {
    const cached = maps.get(file);
    if (cached) return cached;
    // A release without maps, or one that the store no longer has: its frames stay as they are.
    const map = await readMap(store, file).catch(() => null);
    if (map) maps.set(file, map);
    return map;
  }

  return async (frames) =>
    Promise.all(
      frames.map(async (frame) => {
        const map = await mapOf(frame.file);
        return { frame, original: map && originalOf(map, frame) };
      }),
    );
}

/** Reads the source map of a script if the signed manifest lists these bytes. */
async function readMap(store: Store, file: string): Promise<TraceMap | null> {
  const [app = '', version = '', script = ''] = file.split('/');
  const integrity = (await store.manifest(app, version)).maps[script];
  const path = integrity === undefined ? null : await store.file(app, version, mapPath(script));
  if (path === null) return null;
  const text = await readFile(path, 'utf8');
  return integrityOfBytes(text) === integrity ? new TraceMap(text) : null;
}

function originalOf(map: TraceMap, { line, column }: FaultFrame): SourceFrame['original'] {
  // Stack traces count columns from 1, source maps from 0.
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return null;
  const content = sourceContentFor(map, found.source);
  return {
    source: found.source,
    line: found.line,
    column: found.column + 1,
    name: found.name,
    lines: content === null ? [] : linesAround(content, found.line),
    isOwn: !/node_modules|^webpack:/.test(found.source),
  };
}

function linesAround(content: string, line: number): readonly SourceLine[] {
  const first = Math.max(1, line - CONTEXT_LINES);
  return content
    .split('\n')
    .slice(first - 1, line + CONTEXT_LINES)
    .map((text, index) => ({ number: first + index, text: text.slice(0, MAX_LINE_LENGTH) }));
}
