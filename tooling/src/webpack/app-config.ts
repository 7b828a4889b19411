import { dirname, join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

import type { AppName } from '../build/apps';
import { buildSetUpHash } from '../build/source-hash';
import { WORKSPACE_ROOT } from '../workspace';

import { IntegrityPlugin } from './integrity-plugin';
import { sharedExternals } from './node-externals';
import { shareTable } from './share-table';

/** Layer of everything that runs in a worker: files named `.worker.ts` and what they import. */
const WORKER_LAYER = 'worker';

export interface AppConfigOptions {
  readonly outDir: string;
  readonly mode: 'production' | 'development';
  /** The same sources are built twice: for the browser, and for the server that renders the first page. */
  readonly platform: 'browser' | 'node';
  /** Path that the files are served under, with a slash at the end: the same for both platforms. */
  readonly publicPath: string;
  /**
   * Name of the container in the page. It is different for every build, so that two releases of one
   * remote can meet in one page (the fallback after a broken release) without mixing their chunks.
   */
  readonly globalName: string;
  /** True where the part is served by a development server, with hot reload. */
  readonly served?: boolean;
  /** Replaces the entry of the part; nothing is federated then (the one bundle of the benchmark). */
  readonly unfederatedEntry?: string;
  /** Without federation: everything in one file, instead of a file for the code of each page. */
  readonly oneFile?: boolean;
}

/** The one place where webpack is configured, for every part and both platforms. */
export function appConfig(part: AppName, options: AppConfigOptions): Configuration {
  return options.platform === 'browser' ? browserConfig(part, options) : nodeConfig(part, options);
}

function browserConfig(part: AppName, options: AppConfigOptions): Configuration {
  const { mode, globalName, publicPath, served = false, unfederatedEntry, oneFile = false } = options;
  const development = mode === 'development';
  const isShell = part === 'shell';
  const common = commonConfig(part, options);

  return {
    ...common,
    ...(oneFile
      ? { module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } } }
      : {}),
    target: ['web', 'es2022'],
    // A remote is entered through its container only.
    entry: isShell
      ? {
          shell: [
            ...(development ? ['./src/boot/development.ts'] : []),
            unfederatedEntry ?? './src/main.tsx',
          ],
        }
      : {},
    output: {
      path: options.outDir,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[id].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath,
      uniqueName: globalName,
      chunkLoadTimeout: 8_000,
      clean: true,
    },
    plugins: [
      ...(common.plugins ?? []),
      ...(development ? [] : [new IntegrityPlugin()]),
      ...(served ? [new ReactRefreshPlugin({ library: globalName })] : []),
      ...(unfederatedEntry
        ? []
        : [isShell ? hostPlugin(development) : remotePlugin(globalName, development, served)]),
    ],
  };
}

/**
 * One CommonJS file without chunks: everything that the server runs is then checked against one hash
 * before any of it is evaluated. The shell carries React and the rest; a remote gets them handed over.
 */
function nodeConfig(part: AppName, options: AppConfigOptions): Configuration {
  const isShell = part === 'shell';
  const common = commonConfig(part, options);

  return {
    ...common,
    target: 'node20',
    entry: { [part]: isShell ? (options.unfederatedEntry ?? './src/server.tsx') : './src/remote.ts' },
    output: {
      path: options.outDir,
      filename: '[name].[contenthash:8].cjs',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs-module' },
      publicPath: options.publicPath,
      clean: true,
    },
    module: {
      // Workers are the browser's: a server never starts one.
      parser: { javascript: { worker: false, url: false, dynamicImportMode: 'eager' } },
      rules: (common.module?.rules ?? []).map((rule) =>
        // The browser build has emitted these files already; here only their addresses are needed.
        typeof rule === 'object' && rule !== null && rule.type === 'asset/resource'
          ? { ...rule, generator: { emit: false } }
          : rule,
      ),
    },
    optimization: { ...common.optimization, minimize: false },
    ...(isShell ? {} : { externals: [sharedExternals] }),
  };
}

/** What every build has in common, in whatever folder its sources stand. */
export function commonConfig(
  part: AppName | 'styleguide',
  {
    mode,
    platform,
    served = false,
    unfederatedEntry,
    oneFile = false,
  }: Pick<AppConfigOptions, 'mode' | 'platform' | 'served' | 'unfederatedEntry' | 'oneFile'>,
): Configuration {
  const development = mode === 'development';
  return {
    name: `${part} for ${platform}`,
    context: join(WORKSPACE_ROOT, part),
    mode,
    devtool: development ? 'cheap-module-source-map' : false,
    resolveLoader: { modules: [join(WORKSPACE_ROOT, 'tooling/node_modules')] },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // The export map of `shared` names two endings for each path; webpack only tries the first.
      alias: {
        '@storefront/shared': join(WORKSPACE_ROOT, 'shared/src'),
        // The curated modules have to name the libraries otherwise, or they would be given themselves.
        'whole-react-router-dom$': join(
          WORKSPACE_ROOT,
          'shared/node_modules/react-router-dom/dist/index.mjs',
        ),
        'whole-zod$': join(WORKSPACE_ROOT, 'shared/node_modules/zod/index.js'),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: { loader: 'swc-loader', options: swcOptions(development, served) },
        },
        { test: /\.worker\.ts$/, layer: WORKER_LAYER },
        { test: /\.(woff2|png|svg|avif|webp)$/, type: 'asset/resource' },
        // A library's stylesheet is text, put in under the page's nonce like every other style.
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    optimization: {
      minimizer: [new MinimizerPlugin({ minify: { implementation: MinimizerPlugin.swcMinify } })],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // All files of a page are asked for at once, and a browser asks for six at a time.
      splitChunks: { chunks: 'async', maxAsyncRequests: 3 },
    },
    // Modules of a worker are told apart by their layer.
    experiments: { layers: true },
    performance: { hints: false },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      ...(development ? [] : [routerForProduction()]),
      librariesOfWorkers(),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(WORKSPACE_ROOT, '.cache/webpack'),
      name: [
        part,
        platform,
        mode,
        served ? 'served' : '',
        unfederatedEntry ? `one-bundle${oneFile ? '-file' : ''}` : '',
      ]
        .filter(Boolean)
        .join('-'),
      // One hash stands for the set-up. By itself webpack would follow every package that the set-up can
      // reach, at the end of each build.
      version: buildSetUpHash(part),
      buildDependencies: { defaultWebpack: [] },
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

/** Where there is no page there is no share scope either: a worker gets the libraries themselves. */
function librariesOfWorkers(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/^(react-router-dom|zod)$/, (data: unknown) => {
    const wanted = data as { request: string; contextInfo: { issuerLayer?: string } };
    if (wanted.contextInfo.issuerLayer === WORKER_LAYER) wanted.request = `whole-${wanted.request}`;
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
