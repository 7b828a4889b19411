import { join } from 'node:path';

import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { appConfig } from '../webpack/app-config';
import { WORKSPACE_ROOT } from '../workspace';

import type { AppName } from './apps';

/** Serves one remote with hot reload. @returns the address of its entry */
export async function serveApp(part: AppName, port: number): Promise<string> {
  const globalName = `${part.replaceAll('-', '_')}_dev`;
  const address = `http://localhost:${port}/`;
  const outDir = join(WORKSPACE_ROOT, '.build/dev', part);
  const compiler = webpack(
    appConfig(part, {
      outDir,
      mode: 'development',
      platform: 'browser',
      publicPath: address,
      globalName,
      served: true,
    }),
  );
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      host: 'localhost',
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    },
    compiler,
  );
  await server.start();
  return `${address}${globalName}.js`;
}
