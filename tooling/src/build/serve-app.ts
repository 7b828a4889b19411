import { join } from 'node:path';

import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { appConfig, HAS_DEVELOPMENT_SHELL } from '../webpack/app-config';
import { WORKSPACE_ROOT } from '../workspace';

import type { AppName } from '../apps';

import { reportCompileErrors } from './report-compile-errors';

/**
 * Serves one remote; a change is applied to the page, or loads it again. Prints what does not compile.
 *
 * @returns the URL of its entry
 */
export async function serveApp(app: AppName, port: number): Promise<string> {
  const globalName = `${app.replaceAll('-', '_')}_dev`;
  const url = `http://localhost:${port}/`;
  const outDir = join(WORKSPACE_ROOT, '.build/dev', app);
  const compiler = webpack(
    appConfig(app, {
      outDir,
      mode: 'development',
      platform: 'browser',
      publicPath: url,
      globalName,
      served: true,
    }),
  );
  reportCompileErrors(compiler, app, (text) => console.log(`\n${text}`));
  const server = new WebpackDevServer(
    {
      port,
      hot: HAS_DEVELOPMENT_SHELL,
      liveReload: !HAS_DEVELOPMENT_SHELL,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      host: 'localhost',
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    },
    compiler,
  );
  await server.start();
  return `${url}${globalName}.js`;
}
