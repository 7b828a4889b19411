/** A Jest project for one package. `page` packages run in jsdom, the others in Node. */
exports.jestProject = (name, kind) => ({
  displayName: name,
  rootDir: `${__dirname}/../../${name}`,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  testEnvironment: kind === 'page' ? `${__dirname}/page-environment.cjs` : 'node',
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
  // Packages that ship ES modules only are transformed as well; pnpm keeps them under their own names.
  transformIgnorePatterns: [
    '/node_modules/(?!\\.pnpm|@storefront|kysely|postal-mime|lucide-react|@base-ui)',
    '/node_modules/\\.pnpm/(?!kysely|postal-mime|lucide-react|@base-ui|react-day-picker)',
  ],
  moduleNameMapper: {
    '^@storefront/shared/(.*)$': `${__dirname}/../../shared/src/$1`,
    '\\.(woff2?|avif|webp|svg|png|css)$': `${__dirname}/asset.cjs`,
  },
});
