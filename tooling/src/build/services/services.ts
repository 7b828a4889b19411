/** One service of production: a folder with JavaScript that `node` runs alone. */
export interface Service {
  /** Source of each program, by the name of its file in the folder. */
  readonly programs: Readonly<Record<string, string>>;
  /** npm packages that stay packages, because they are native or read files of their own. */
  readonly packages: { readonly owner: string; readonly names: readonly string[] };
  /** Files and folders that programs read beside themselves: target in the folder, then source in the workspace. */
  readonly files: Readonly<Record<string, string>>;
  /** Modules that only a checkout has, such as the bundler of apps. */
  readonly absent: readonly string[];
}

const ICONS = 'delivery/src/edge/site-icons';

const icons = Object.fromEntries(
  [
    'favicon.svg',
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
  ].map((name) => [name, `${ICONS}/${name}`]),
);

/** Public settings of the shop; a mounted file may replace it. */
const settings = { 'storefront.config.json': 'storefront.config.json' };

/** Folder of the studio's files, which its own build writes. */
export const STUDIO_FILES = '.build/studio';

/** The services of production by name (docs/operations.md, "Images"). */
export const SERVICES = {
  backend: {
    programs: {
      'server.js': 'backend/src/server.ts',
      'migrate.js': 'backend/src/commands/migrate.ts',
      'content.js': 'backend/src/commands/content.ts',
      'booking.js': 'backend/src/commands/booking.ts',
      'personal-data.js': 'backend/src/commands/personal-data.ts',
    },
    packages: { owner: 'backend', names: ['@node-rs/argon2', 'dejavu-fonts-ttf', 'pdfkit', 'sharp'] },
    files: { ...settings },
    // The embedded database: production has PostgreSQL.
    absent: ['@electric-sql/pglite', '@electric-sql/pglite/node-postgres'],
  },
  site: {
    programs: {
      'server.js': 'delivery/src/edge/server.ts',
      'render-thread.mjs': 'delivery/src/render/render-worker.ts',
    },
    packages: { owner: 'delivery', names: ['axe-core', 'jsdom', 'piscina'] },
    files: { ...icons, ...settings },
    absent: [],
  },
  releases: {
    programs: {
      'watcher.js': 'delivery/src/commands/watcher.ts',
      'console.js': 'delivery/src/commands/console.ts',
      'release.js': 'delivery/src/commands/release.ts',
    },
    packages: { owner: 'delivery', names: ['@cyclonedx/cyclonedx-library'] },
    files: {
      ...icons,
      ...settings,
      'browser/console-page.js': 'delivery/src/console/browser/console-page.js',
    },
    // An app is released from its checkout; an image promotes, rolls back and signs what was released.
    absent: ['../release/release-sources'],
  },
  studio: {
    programs: { 'server.js': 'studio/src/server/built-server.ts' },
    packages: { owner: 'studio', names: [] },
    files: { files: STUDIO_FILES },
    absent: [],
  },
} as const satisfies Readonly<Record<string, Service>>;

export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES = [
  'backend',
  'site',
  'releases',
  'studio',
] as const satisfies readonly ServiceName[];
