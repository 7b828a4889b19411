import { join } from 'node:path';

import { commonConfig } from '@storefront/tooling/webpack/app-config';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';
import webpack, { type Compiler } from 'webpack';

export const GUIDE_FOLDER = join(WORKSPACE_ROOT, '.build/styleguide');

/** File name of the entry script in the HTML document. */
export const GUIDE_SCRIPT = 'guide.js';

/** Creates the webpack compiler: one bundle without module federation. */
export function guideCompiler(): Compiler {
  const common = commonConfig('styleguide', { mode: 'production', platform: 'browser' });
  const alias = common.resolve?.alias;
  return webpack({
    ...common,
    resolve: {
      ...common.resolve,
      // Examples use the builders of the tests. Apps have no alias for them, so a build with test support fails.
      alias: {
        '@storefront/shared/testing': join(WORKSPACE_ROOT, 'shared/testing'),
        ...(Array.isArray(alias) ? {} : alias),
      },
    },
    target: ['web', 'es2022'],
    entry: { guide: './src/main.tsx' },
    output: {
      path: GUIDE_FOLDER,
      filename: GUIDE_SCRIPT,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: '/files/',
      clean: true,
    },
  });
}

/**
 * Builds the style guide into `GUIDE_FOLDER`.
 *
 * @throws Error with webpack's messages if the build fails
 */
export async function buildGuide(): Promise<void> {
  const compiler = guideCompiler();
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      compiler.close((closing) => (closing ? reject(closing) : resolve()));
    });
  });
}
