import { dirname, join } from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

import type { AppName } from '../apps';
import { buildSetUpHash } from '../source-hash/source-hash';
import { inApp, OWN_REPOSITORY_OF, TOOLS_FOLDER, WORKSPACE_ROOT } from '../workspace';

import { compileHints } from './compile-hints';
import { CURATED_MODULES } from './curated-modules';
import { contractAliases, contractName, styleRuntimeAlias } from './contract-modules';
import { IntegrityPlugin } from './integrity-plugin';
import { sharedExternals } from './node-externals';
import { isSplittable, OneFileWorkersPlugin } from './one-file-workers-plugin';
import { shareTable } from './share-table';
import { devtool, sourcePath } from './source-map-options';

/**
 * A remote with a repository of its own is developed with the released shell, which shares neither the development
 * build of React nor its hot reload: pages are loaded again instead.
 */
export const HAS_DEVELOPMENT_SHELL = OWN_REPOSITORY_OF === null;

/** Layer of all modules that run in a worker: files named `.worker.ts` and their imports. */
const WORKER_LAYER = 'worker';

/** Classes whose instances make an entry of their script, in addition to those of webpack. */
const WORKER_SYNTAX = [
  `VerifiedWorker from ${contractName('platform/verified-worker/verified-worker')}`,
  '...',
];

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
  /** A development server serves the app with hot reload. */
  readonly served?: boolean;
  /** Replaces the entry of the app; nothing is federated then (the one bundle of the benchmark). */
  readonly unfederatedEntry?: string;
  /** Without federation: everything in one file, instead of a file for the code of each page. */
  readonly oneFile?: boolean;
}

/** Returns the webpack configuration of an app for one platform. Only this file configures webpack. */
export function appConfig(app: AppName, options: AppConfigOptions): Configuration {
  return options.platform === 'browser' ? browserConfig(app, options) : nodeConfig(app, options);
}

function browserConfig(app: AppName, options: AppConfigOptions): Configuration {
  const { mode, globalName, publicPath, served = false, unfederatedEntry, oneFile = false } = options;
  const development = mode === 'development';
  const isShell = app === 'shell';
  const common = commonConfig(app, options);

  return {
    ...common,
    resolve: resolveOf(mode),
    module: {
      ...common.module,
      parser: {
        javascript: { worker: WORKER_SYNTAX, ...(oneFile ? { dynamicImportMode: 'eager' } : {}) },
      },
    },
    target: ['web', 'es2022'],
    // The container is the only entry of a remote.
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
      devtoolModuleFilenameTemplate: sourcePath,
      // The shell ends requests without progress (shell/src/remotes/watch-scripts.ts).
      chunkLoadTimeout: 600_000,
      clean: true,
    },
    plugins: [
      ...(common.plugins ?? []),
      ...(development ? [] : [new IntegrityPlugin(), compileHints()]),
      ...refreshPlugins(globalName, served),
      ...(unfederatedEntry
        ? []
        : isShell
          ? [hostPlugin(development)]
          : [remotePlugin(globalName, development, served)]),
    ],
  };
}

/**
 * Builds one CommonJS file without chunks, so that one hash covers all code before the server runs any of it.
 * The shell contains the shared libraries; a remote receives them from the renderer.
 */
function nodeConfig(app: AppName, options: AppConfigOptions): Configuration {
  const isShell = app === 'shell';
  const common = commonConfig(app, options);

  return {
    ...common,
    resolve: resolveOf(options.mode),
    target: 'node20',
    entry: { [app]: isShell ? (options.unfederatedEntry ?? './src/server.tsx') : './src/remote.ts' },
    output: {
      path: options.outDir,
      filename: '[name].[contenthash:8].cjs',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs-module' },
      publicPath: options.publicPath,
      clean: true,
    },
    module: {
      // A server never starts a worker.
      parser: { javascript: { worker: false, url: false, dynamicImportMode: 'eager' } },
      rules: (common.module?.rules ?? []).map((rule) =>
        // The browser build has emitted these files already; this build needs only their URLs.
        typeof rule === 'object' && rule !== null && rule.type === 'asset/resource'
          ? { ...rule, generator: { emit: false } }
          : rule,
      ),
    },
    optimization: { ...common.optimization, minimize: false },
    ...(isShell ? {} : { externals: [sharedExternals] }),
  };
}

/** Returns the configuration that all builds share, the style guide and the studio included. */
export function commonConfig(
  app: AppName | 'styleguide' | 'studio',
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
    name: `${app} for ${platform}`,
    context: join(WORKSPACE_ROOT, inApp(app, '')),
    mode,
    devtool: devtool(mode, platform, served),
    resolveLoader: {
      modules: [join(WORKSPACE_ROOT, TOOLS_FOLDER, 'node_modules'), join(WORKSPACE_ROOT, 'node_modules')],
    },
    resolve: RESOLVE,
    module: { rules: moduleRules(development && HAS_DEVELOPMENT_SHELL, served && HAS_DEVELOPMENT_SHELL) },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MINIFIERS,
          // The usual reference is three times as long, in every file.
          extractComments: { condition: 'some', banner: (file) => `Licences: ${file}` },
        }),
      ],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // The names of exports are as short as possible: a build is never compared with another one.
      mangleExports: 'size',
      // The page requests all its files at once, and a browser has six connections.
      splitChunks: { chunks: isSplittable, maxAsyncRequests: 3 },
    },
    // Modules of a worker have a layer of their own.
    experiments: { layers: true },
    performance: { hints: false },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      ...(development ? [] : [routerForProduction()]),
      librariesOfWorkers(),
      new OneFileWorkersPlugin(),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(WORKSPACE_ROOT, '.cache/webpack'),
      name: [
        app,
        platform,
        mode,
        served ? 'served' : '',
        unfederatedEntry ? `one-bundle${oneFile ? '-file' : ''}` : '',
      ]
        .filter(Boolean)
        .join('-'),
      // One hash covers the configuration and its packages. Without it, webpack follows all packages that the
      // configuration imports at the end of each build.
      version: buildSetUpHash(app),
      buildDependencies: { defaultWebpack: [] },
    },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Two minifiers in turn: swc is fast and does most of it, and terser takes 0.4% off what is left. It inlines no function
 * that has parameters, because a repeated call compresses better than repeated code.
 */
const MINIFIERS = [
  { implementation: MinimizerPlugin.swcMinify },
  {
    implementation: MinimizerPlugin.terserMinify,
    options: {
      ecma: 2020,
      compress: { ecma: 2020, passes: 3, inline: 1, reduce_funcs: false, sequences: false },
    },
  },
];

const RESOLVE = {
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  alias: contractAliases(),
};

/** A development build has Emotion's own runtime, with hints about mistakes. */
function resolveOf(mode: AppConfigOptions['mode']): typeof RESOLVE {
  if (mode === 'development') return RESOLVE;
  return { ...RESOLVE, alias: { ...RESOLVE.alias, ...styleRuntimeAlias() } };
}

function moduleRules(development: boolean, served: boolean): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: { loader: 'swc-loader', options: swcOptions(development, served) },
    },
    { test: /\.worker\.ts$/, layer: WORKER_LAYER },
    { test: /\.(woff2|png|svg|avif|webp)$/, type: 'asset/resource' },
    // The stylesheet of a library is text: it is inserted with the nonce of the page, like every other style.
    { test: /\.css$/, type: 'asset/source' },
  ];
}

function refreshPlugins(globalName: string, served: boolean): webpack.WebpackPluginInstance[] {
  return served && HAS_DEVELOPMENT_SHELL ? [new ReactRefreshPlugin({ library: globalName })] : [];
}

function hostPlugin(development: boolean): webpack.WebpackPluginInstance {
  return new webpack.sharing.SharePlugin({ shared: shareTable('provides', development) });
}

function remotePlugin(
  globalName: string,
  development: boolean,
  served: boolean,
): webpack.WebpackPluginInstance {
  return new webpack.container.ModuleFederationPlugin({
    name: globalName,
    filename: served ? `${globalName}.js` : `${globalName}.[contenthash:8].js`,
    library: { type: 'var', name: globalName },
    exposes: { './remote': './src/remote.ts' },
    shared: shareTable('consumes', development && HAS_DEVELOPMENT_SHELL),
  });
}

/** The export map of the router leads to its development files under every standard condition. */
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

/** A worker has no share scope, so it contains the curated modules itself. */
function librariesOfWorkers(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/^(react-router-dom|zod)$/, (data: unknown) => {
    const resolving = data as { request: string; contextInfo: { issuerLayer?: string } };
    const { issuerLayer } = resolving.contextInfo;
    if (issuerLayer === WORKER_LAYER)
      resolving.request = CURATED_MODULES[resolving.request] ?? resolving.request;
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
