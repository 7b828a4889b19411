/* Runs a program as the tests of an app, in a process that a test kills. Argument: <program that replaces Jest>. */
import { runAppTests } from '../src/release/app-tests';

const [jest = ''] = process.argv.slice(2);
await runAppTests('mfe-deal', new AbortController().signal, {}, jest);
