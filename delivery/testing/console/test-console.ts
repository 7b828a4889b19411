import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';

import { consoleApp, type ConsoleOptions } from '../../src/console/console-app';
import { releaseBuild } from '../../src/release/release-build';
import { folderReleaseStore } from '../../src/store/folder-release-store';
import type { ReleaseStore, RouteDecision } from '../../src/store/release-store';
import { aBuild } from '../build-builder';
import { TEST_KEYS } from '../test-keys';

export const CONSOLE_HOST = 'localhost:3003';
export const CONSOLE_ORIGIN = `http://${CONSOLE_HOST}`;

interface TestReleaseOptions {
  readonly why?: string;
  readonly canary?: number;
  readonly routes?: string[];
  readonly dropRoutes?: readonly RouteDecision[];
}

export interface TestConsole {
  readonly app: FastifyInstance;
  readonly store: ReleaseStore;
  /** Releases a build of the app with this text. @returns its version */
  readonly release: (app: string, text: string, options?: TestReleaseOptions) => Promise<string>;
  readonly releaseDeal: (text: string, options?: TestReleaseOptions) => Promise<string>;
  readonly close: () => Promise<void>;
}

type TestConsoleOptions = Partial<Omit<ConsoleOptions, 'reports'>> & {
  readonly reports?: Partial<ConsoleOptions['reports']>;
};

/** Starts a console with its own release store in a temporary folder. */
export async function startTestConsole({
  reports = {},
  ...options
}: TestConsoleOptions = {}): Promise<TestConsole> {
  const root = await mkdtemp(join(tmpdir(), 'console-'));
  const store = folderReleaseStore(join(root, 'releases'), TEST_KEYS);
  const app = await consoleApp({
    store,
    reports: {
      health: async () => [],
      trend: async () => [],
      pages: async () => [],
      faults: async () => [],
      ...reports,
    },
    access: { kind: 'loopback' },
    ...options,
  });
  const release = async (appName: string, text: string, releaseOptions: TestReleaseOptions = {}) => {
    const { why = `released ${text}`, canary, routes = [`/${appName}`], dropRoutes = [] } = releaseOptions;
    const folder = await aBuild(root, appName, text, { routes });
    const share = canary === undefined ? {} : { canary };
    return (await releaseBuild(store, folder, { why, by: 'tom', dropRoutes, ...share })).version;
  };
  return {
    app,
    store,
    release,
    releaseDeal: (text, releaseOptions) => release('mfe-deal', text, releaseOptions),
    async close() {
      await app.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Headers of a form submitted from a page of the console. */
export const OWN_FORM = {
  host: CONSOLE_HOST,
  origin: CONSOLE_ORIGIN,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
} as const;

export function formOf(fields: Readonly<Record<string, string | number>>): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}

/** Parses a response body as HTML. */
export function documentOf(body: string): Document {
  return new JSDOM(body).window.document;
}
