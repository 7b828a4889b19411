import { mapPath, type AppManifest } from './app-manifest';

/** Returns the hashes of the files that browsers may request, by file name: all but the Node build and the source maps. */
export function browserFilesOf({
  files,
  details,
  session,
}: Pick<AppManifest, 'files' | 'details' | 'session'>): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(files),
    ...[details, session].flatMap((one) => (one ? [[one.file, one.integrity] as const] : [])),
  ]);
}

/** Returns the hashes of all files that a build consists of, by path relative to its folder. */
export function filesOf(
  manifest: Pick<AppManifest, 'files' | 'details' | 'session' | 'node' | 'maps'>,
): ReadonlyMap<string, string> {
  const { node, maps } = manifest;
  return new Map([
    ...browserFilesOf(manifest),
    ...Object.entries(maps).map(([script, integrity]) => [mapPath(script), integrity] as const),
    ...(node ? [[node.entry, node.integrity] as const] : []),
  ]);
}
