const ES_MODULES = [
  'kysely',
  'postal-mime',
  'lucide-react',
  'cookie',
  'content-disposition',
  '@base-ui\\+react',
  '@base-ui\\+utils',
  'reselect',
  'nanoid',
];

/** A Jest project for one package. `page` packages run in jsdom, the others in Node. */
exports.jestProject = (name, kind) => ({
  displayName: name,
  rootDir: `${__dirname}/../../${name}`,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testEnvironment: kind === 'page' ? `${__dirname}/page-environment.cjs` : 'node',
  setupFiles: kind === 'page' ? [] : [`${__dirname}/server-setup.cjs`],
  setupFilesAfterEnv: kind === 'page' ? [`${__dirname}/page-setup.cjs`] : [],
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
  // These ship ES modules only; pnpm keeps every package in a folder that starts with its name.
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${ES_MODULES.join('|')})@)`],
  // Looking up a global costs a call out of the sandbox, and the market asks for this one millions of times.
  sandboxInjectedGlobals: kind === 'page' ? [] : ['Math'],
  moduleNameMapper: {
    '^@storefront/shared/testing/(.*)$': `${__dirname}/../../shared/testing/$1`,
    '^@storefront/shared/(.*)$': `${__dirname}/../../shared/src/$1`,
    '\\.(woff2?|avif|webp|svg|png|css)$': `${__dirname}/asset.cjs`,
  },
});
