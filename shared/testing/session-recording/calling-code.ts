const MAX_FRAMES = 60;

/** Code between the app and the recorder: it passes sessions on, and reads no field for itself. */
const PASSED_ON = /\/node_modules\/|\/shared\/(?:testing\/session-recording|src\/runtime)\//;
const TEST_SUPPORT = /\.test\.tsx?$|\/(?:testing|tests)\//;
const APP_SOURCE = /\/(?<app>shell|mfe-[a-z0-9-]+)\/src\/(?<path>.+)\.tsx?$/;
/** In a remote with a repository of its own, where tests start in its root folder. */
const OWN_SOURCES = `${process.cwd()}/src/`;
const SHARED_SOURCE = /\/shared\/src\/(?<path>.+)\.tsx?$/;

/**
 * Returns the part of an app whose code is running, such as `features/payment`; `null` for code of a test.
 *
 * `shared` counts as the app that calls it, or as itself when React calls it.
 */
export function callingCode(): string | null {
  const files = callingFiles().filter((file) => !PASSED_ON.test(file));
  let shared: string | null = null;
  for (const file of files) {
    if (TEST_SUPPORT.test(file)) return shared;
    const path = appPath(file);
    if (path !== undefined) return folderOf(path);
    const sharedPath = SHARED_SOURCE.exec(file)?.groups?.['path'];
    if (sharedPath !== undefined) shared ??= `shared/${folderOf(sharedPath)}`;
  }
  return shared;
}

function appPath(file: string): string | undefined {
  if (file.startsWith(OWN_SOURCES)) return file.slice(OWN_SOURCES.length).replace(/\.tsx?$/, '');
  return APP_SOURCE.exec(file)?.groups?.['path'];
}

function folderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function callingFiles(): string[] {
  const { prepareStackTrace, stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = MAX_FRAMES;
    // Without this, Jest maps every frame to its source, which takes a thousand times longer.
    Error.prepareStackTrace = (_error, frames) => frames.map((frame) => frame.getFileName() ?? '');
    const { stack } = new Error('calling code');
    const files: unknown = stack;
    return Array.isArray(files) ? files.map(String) : [];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    if (prepareStackTrace) Error.prepareStackTrace = prepareStackTrace;
    else Reflect.deleteProperty(Error, 'prepareStackTrace');
  }
}
