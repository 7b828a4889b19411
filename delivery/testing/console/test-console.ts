import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';

import { releaseBuild } from '../../src/release/release-build';
import { folderStore } from '../../src/store/folder-store';
import type { ReleaseStore } from '../../src/store/release-store';
import { aBuild } from '../build-builder';
import { TEST_KEYS } from '../test-keys';
import { consoleApp, type ConsoleOptions } from '../../src/console/console-app';

export const CONSOLE_HOST = 'localhost:3003';
export const CONSOLE_ORIGIN = `http://${CONSOLE_HOST}`;

interface ReleaseWishes {
  readonly why?: string;
  readonly canary?: number;
  readonly routes?: string[];
}

export interface ConsoleOnStore {
  readonly app: FastifyInstance;
  readonly store: ReleaseStore;
  /** Releases `text` as a version of the part; answers the version. */
  readonly release: (part: string, text: string, options?: ReleaseWishes) => Promise<string>;
  readonly releaseDeal: (text: string, options?: ReleaseWishes) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A console on a store of its own in a folder of its own. */
export async function consoleOnStore(options: Partial<ConsoleOptions> = {}): Promise<ConsoleOnStore> {
  const root = await mkdtemp(join(tmpdir(), 'console-'));
  const store = folderStore(join(root, 'releases'), TEST_KEYS);
  const app = await consoleApp({ store, health: async () => [], access: { kind: 'loopback' }, ...options });
  const release = async (part: string, text: string, wishes: ReleaseWishes = {}) => {
    const { why = `released ${text}`, canary, routes = [`/${part}`] } = wishes;
    const folder = await aBuild(root, part, text, { routes });
    const share = canary === undefined ? {} : { canary };
    return (await releaseBuild(store, folder, { why, by: 'tom', ...share })).version;
  };
  return {
    app,
    store,
    release,
    releaseDeal: (text, wishes) => release('mfe-deal', text, wishes),
    async close() {
      await app.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Headers of a form that a page of the console sends. */
export const OWN_FORM = {
  host: CONSOLE_HOST,
  origin: CONSOLE_ORIGIN,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
} as const;

export function formOf(fields: Readonly<Record<string, string | number>>): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}

/** The document that an answer holds; read as HTML, so that nothing of it can hide in the text. */
export function documentOf(body: string): Document {
  return new JSDOM(body).window.document;
}
