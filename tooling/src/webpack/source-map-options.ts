import { relative } from 'node:path';

import { WORKSPACE_ROOT } from '../workspace';

/**
 * Releases keep source maps beside their scripts, without a comment that names them (ADR 42). The Node build is not
 * minified and readable without one.
 */
export function devtool(
  mode: 'production' | 'development',
  platform: 'browser' | 'node',
  served: boolean,
): 'cheap-module-source-map' | 'inline-cheap-module-source-map' | 'hidden-source-map' | false {
  // Without a development server a map must be inside its script: sites serve only the files of the manifest.
  if (mode === 'development') return served ? 'cheap-module-source-map' : 'inline-cheap-module-source-map';
  return platform === 'browser' ? 'hidden-source-map' : false;
}

interface SourceInfo {
  readonly absoluteResourcePath: string;
  readonly resourcePath: string;
}

/** Names a source by its path in the workspace, which is equal on every machine. */
export function sourcePath({ absoluteResourcePath, resourcePath }: SourceInfo): string {
  const path = relative(WORKSPACE_ROOT, absoluteResourcePath);
  return path.startsWith('..') || path.startsWith('webpack') ? `webpack:///${resourcePath}` : path;
}
