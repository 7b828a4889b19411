import { commonConfig } from '@storefront/tooling/webpack/app-config';
import webpack from 'webpack';

import { STUDIO_SCRIPT } from './studio-script';

/**
 * Builds the studio: one bundle without module federation, which no release of the shop contains.
 *
 * @param folder is emptied first
 * @throws Error with webpack's messages if the build fails
 */
export async function buildStudio(folder: string): Promise<void> {
  const compiler = webpack({
    ...commonConfig('studio', { mode: 'production', platform: 'browser' }),
    target: ['web', 'es2022'],
    entry: { studio: './src/main.tsx' },
    output: {
      path: folder,
      filename: STUDIO_SCRIPT,
      chunkFilename: '[id].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: '/files/',
      clean: true,
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      compiler.close((closing) => (closing ? reject(closing) : resolve()));
    });
  });
}
