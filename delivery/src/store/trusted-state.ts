import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { errorCode } from '@storefront/server-kit/error-text';
import { withFileLock } from '@storefront/server-kit/file-lock';
import { registryFloorSchema, type RegistryFloor } from '@storefront/shared/api/registry-floor.schema';

import type { StoredRegistry } from './release-store';

/** The highest values that were ever seen in a release store: lower ones are a replay. */
export type TrustedFloor = RegistryFloor;

export const NO_FLOOR: TrustedFloor = { revision: 0, rootVersion: 0, sequences: {} };

/** What a machine remembers about a release store, where a writer of the store cannot change it. */
export interface TrustedState {
  readonly floor: () => Promise<TrustedFloor>;
  /** Raises the floor and returns it; values only ever increase. */
  readonly raise: (seen: TrustedFloor) => Promise<TrustedFloor>;
  /** The last valid registry and root document, byte for byte. */
  readonly read: (file: StateFile) => Promise<Buffer | null>;
  readonly save: (file: StateFile, body: Buffer) => Promise<void>;
}

export type StateFile = 'registry.json' | 'root.json';

/** Remembers in a folder; the processes of one machine share it. */
export function folderTrustedState(folder: string): TrustedState {
  const floorFile = join(folder, 'floor.json');
  const floor = async () => {
    const text = await readIfPresent(floorFile);
    return text ? registryFloorSchema.parse(JSON.parse(text.toString('utf8'))) : NO_FLOOR;
  };
  return {
    floor,
    async raise(seen) {
      const before = await floor();
      if (isCovered(seen, before)) return before;
      await mkdir(folder, { recursive: true });
      return withFileLock(`${floorFile}.lock`, async () => {
        const raised = higherFloor(await floor(), seen);
        await replaceFile(floorFile, Buffer.from(JSON.stringify(raised)));
        return raised;
      });
    },
    read: (file) => readIfPresent(join(folder, file)),
    save: (file, body) => replaceFile(join(folder, file), body),
  };
}

/** Remembers until the process ends. */
export function memoryTrustedState(): TrustedState {
  let current = NO_FLOOR;
  const files = new Map<StateFile, Buffer>();
  return {
    floor: async () => current,
    async raise(seen) {
      current = higherFloor(current, seen);
      return current;
    },
    read: async (file) => files.get(file) ?? null,
    async save(file, body) {
      files.set(file, body);
    },
  };
}

/** Returns the higher of two floors, value by value. */
export function higherFloor(one: TrustedFloor, other: TrustedFloor): TrustedFloor {
  const apps = [...new Set([...Object.keys(one.sequences), ...Object.keys(other.sequences)])];
  return {
    revision: Math.max(one.revision, other.revision),
    rootVersion: Math.max(one.rootVersion, other.rootVersion),
    sequences: Object.fromEntries(
      apps.map((app) => [app, Math.max(one.sequences[app] ?? 0, other.sequences[app] ?? 0)]),
    ),
  };
}

/** Returns the values of a registry. */
export function floorOf({ revision, deployments = {} }: StoredRegistry, rootVersion: number): TrustedFloor {
  const sequences = Object.entries(deployments).map(([app, { sequence }]) => [app, sequence] as const);
  return { revision, rootVersion, sequences: Object.fromEntries(sequences) };
}

/** The stored registry is older than one that was seen before, or lacks an app that was seen before. */
export class OutdatedRegistry extends Error {
  override readonly name = 'OutdatedRegistry';
}

/** One change raises a number by one. A far higher one would keep out every registry that follows. */
const MAX_STEP = 1_000_000;

/** @throws OutdatedRegistry when a value is lower than the floor, or implausibly higher */
export function requireNotBelow(floor: TrustedFloor, found: TrustedFloor): void {
  const pairs: readonly (readonly [string, number, number])[] = [
    ['the registry', floor.revision, found.revision],
    ['the root document', floor.rootVersion, found.rootVersion],
    ...Object.entries(floor.sequences).map(
      ([app, sequence]) => [`the deployment of ${app}`, sequence, found.sequences[app] ?? 0] as const,
    ),
  ];
  for (const [what, before, now] of pairs) {
    if (now < before)
      throw new OutdatedRegistry(
        `${what} went back from revision ${before} to ${now}: it was replaced by an older one. If you restored the ` +
          'store, run npm run release -- keys sign-again --above <revision> (docs/operations.md, "Keys").',
      );
    if (now > before + MAX_STEP)
      throw new OutdatedRegistry(`${what} went from revision ${before} to ${now}, which no release does.`);
  }
}

function isCovered(seen: TrustedFloor, floor: TrustedFloor): boolean {
  return (
    seen.revision <= floor.revision &&
    seen.rootVersion <= floor.rootVersion &&
    Object.entries(seen.sequences).every(([app, sequence]) => sequence <= (floor.sequences[app] ?? 0))
  );
}

async function readIfPresent(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Readers see the old or the new file, also after a crash. */
async function replaceFile(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(temporary, body, { flush: true });
  await rename(temporary, file);
}
