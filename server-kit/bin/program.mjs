/*
 * Runs a TypeScript program of the workspace: node server-kit/bin/program.mjs <script> [argument …]
 *
 * The program runs from its compiled copy (compiled-program.mjs), and sees the arguments that it would see from its source.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { compiledProgram } from './compiled-program.mjs';

const [node, , script, ...args] = process.argv;
const program = resolve(script ?? '');
process.argv = [node ?? process.execPath, program, ...args];
// An error names the line of the TypeScript source.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(await compiledProgram(program)).href);
