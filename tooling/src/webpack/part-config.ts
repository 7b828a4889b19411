import { dirname, join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

import type { PartName } from '../build/parts';
import { WORKSPACE_ROOT } from '../workspace';

import { IntegrityPlugin } from './integrity-plugin';
import { shareTable } from './share-table';

export interface PartConfigOptions {
  readonly outDir: string;
  readonly mode: 'production' | 'development';
  /**
   * Name of the container in the page. It is different for every build, so that two releases of one
   * remote can meet in one page (the fallback after a broken release) without mixing their chunks.
   */
  readonly globalName: string;
  /** Address that a development server serves the part from, with a slash at the end. */
  readonly devServer?: string;
}

/** The one place where webpack is configured, for every part. */
export function partConfig(
  part: PartName,
  { outDir, mode, globalName, devServer }: PartConfigOptions,
): Configuration {
  const folder = join(WORKSPACE_ROOT, part);
  const development = mode === 'development';
  const isShell = part === 'shell';

  return {
    name: part,
    context: folder,
    mode,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    // A remote is entered through its container only.
    entry: isShell
      ? { shell: [...(development ? ['./src/boot/development.ts'] : []), './src/main.tsx'] }
      : {},
    output: {
      path: outDir,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[id].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: devServer ?? 'auto',
      uniqueName: globalName,
      chunkLoadTimeout: 8_000,
      clean: true,
    },
    resolveLoader: { modules: [join(WORKSPACE_ROOT, 'tooling/node_modules')] },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // The export map of `shared` names two endings for each path; webpack only tries the first.
      alias: { '@storefront/shared': join(WORKSPACE_ROOT, 'shared/src') },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: { loader: 'swc-loader', options: swcOptions(development, devServer !== undefined) },
        },
        { test: /\.(woff2|png|svg|avif|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
    performance: { hints: false },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      ...(development ? [] : [routerForProduction(), new IntegrityPlugin()]),
      ...(devServer ? [new ReactRefreshPlugin({ library: globalName })] : []),
      isShell ? hostPlugin(development) : remotePlugin(globalName, development, devServer !== undefined),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(WORKSPACE_ROOT, '.cache/webpack'),
      name: `${part}-${mode}${devServer ? '-served' : ''}`,
      buildDependencies: {
        config: [join(WORKSPACE_ROOT, 'tooling/src'), join(WORKSPACE_ROOT, 'pnpm-lock.yaml')],
      },
    },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  };
}

function hostPlugin(development: boolean): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: 'shell',
    shared: shareTable('provides', development),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    dev: false,
    experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
}

function remotePlugin(globalName: string, development: boolean, served: boolean): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: globalName,
    filename: served ? `${globalName}.js` : `${globalName}.[contenthash:8].js`,
    library: { type: 'var', name: globalName },
    exposes: { './remote': './src/remote.ts' },
    shared: shareTable('consumes', development),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** The router's package names its development files under every condition but its own. */
function routerForProduction(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/react-router\/dist\/development\//, (data: unknown) => {
    const resolved = data as { createData?: { resource?: string; userRequest?: string } };
    const production = (path: string | undefined) => path?.replace('/dist/development/', '/dist/production/');
    const { createData } = resolved;
    if (!createData) return;
    const resource = production(createData.resource);
    Object.assign(createData, {
      resource,
      userRequest: production(createData.userRequest),
      context: resource && dirname(resource),
    });
  });
}

function swcOptions(development: boolean, served: boolean): object {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', importSource: '@emotion/react', development, refresh: served },
      },
    },
  };
}
