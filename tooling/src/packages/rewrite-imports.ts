import { posix } from 'node:path';

import ts from 'typescript';

/**
 * Replaces the module names of a compiled file.
 *
 * @param text JavaScript or types
 * @param rename returns the new name of a module
 */
export function rewriteImports(text: string, rename: (request: string) => string): string {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  // From the end, so that earlier positions stay valid. `pos` is that of the quote.
  return importedFiles.toReversed().reduce((rewritten, { fileName, pos }) => {
    const start = pos + 1;
    return rewritten.slice(0, start) + rename(fileName) + rewritten.slice(start + fileName.length);
  }, text);
}

/** Returns the relative module name of one file of a package in another. */
export function relativeName(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
