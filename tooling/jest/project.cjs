const ES_MODULES = [
  'openid-client',
  'oauth4webapi',
  'jose',
  'kysely',
  'postal-mime',
  'lucide-react',
  'cookie',
  'content-disposition',
  '@base-ui\\+react',
  '@base-ui\\+utils',
  'reselect',
  'nanoid',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
];

/** A release records what the code of an app reads from the booking session and writes to it. */
const isRecording = Boolean(process.env.SESSION_RECORDING);

/** Returns the Jest project of one package. `page` packages run in jsdom, the others in Node. */
exports.jestProject = (name, kind) => ({
  displayName: name,
  rootDir: `${__dirname}/../../${name}`,
  // The temporary folder ends with a run of the tests.
  cacheDirectory: `${__dirname}/../../.cache/jest`,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testEnvironment: `${__dirname}/${kind}-environment.cjs`,
  setupFiles: kind === 'page' ? [] : [`${__dirname}/server-setup.cjs`],
  setupFilesAfterEnv: [
    `${__dirname}/time-limit.cjs`,
    ...(kind === 'page' ? [`${__dirname}/page-setup.cjs`] : []),
    ...(isRecording ? [`${__dirname}/session-recording.cjs`] : []),
  ],
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // These packages contain ES modules only. pnpm stores each package in a folder that starts with its name.
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${ES_MODULES.join('|')})@)`],
  // Each access to a global leaves the sandbox, and the supplier simulator uses `Math` millions of times.
  sandboxInjectedGlobals: kind === 'page' ? [] : ['Math'],
  moduleNameMapper: {
    // Pages of the shop validate with the same schemas as in a browser. The studio has all of zod.
    ...(kind === 'page' && name !== 'studio'
      ? {
          '^zod$': `${__dirname}/zod-of-pages.cjs`,
          '^whole-zod$': `${__dirname}/whole-zod.cjs`,
          '^curated-zod$': `${__dirname}/../../shared/src/federated/zod.ts`,
        }
      : {}),
    ...(isRecording
      ? {
          '^@storefront/shared/runtime$': `${__dirname}/../../shared/testing/session-recording/recorded-runtime.tsx`,
        }
      : {}),
    '^@storefront/shared/testing/(.*)$': `${__dirname}/../../shared/testing/$1`,
    '^@storefront/shared/(.*)$': `${__dirname}/../../shared/src/$1`,
    '\\.(woff2?|avif|webp|svg|png|css)$': `${__dirname}/asset.cjs`,
  },
});
