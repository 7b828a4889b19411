import { readSources } from '../source-files';

import { isAccepted } from './accepted-dynamic-code';
import { findDynamicCode } from './find-dynamic-code';

/** Texts without which a script cannot create code; parsing the others would take seconds. */
const SUSPICIOUS =
  /\beval\b|\bFunction\b(?!\.prototype)|\.constructor\s*\)?\s*\(|execScript|set(?:Timeout|Interval|Immediate)\s*\(\s*["'`]|import\s*\(\s*["'`](?:data|blob|javascript):/;

/**
 * Checks the scripts of a build, of the browser and of the server, for code that is created from text.
 *
 * @param folder absolute path of the build
 * @returns one message for each place that is not in the list of accepted uses
 */
export function dynamicCodeProblems(folder: string): readonly string[] {
  return readSources(folder, ['.'], /\.c?js$/)
    .filter(({ text }) => SUSPICIOUS.test(text))
    .flatMap(findDynamicCode)
    .filter((use) => !isAccepted(use))
    .map(
      ({ path, line, code }) =>
        `${path}:${line} creates code from text: ${code}. The content security policy of the site blocks it. ` +
        'Write it without eval and Function, or replace the package that brings it.',
    );
}
