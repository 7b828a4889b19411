/*
 * First module of a thread that renders. The pool imports it by a way that loaders given on the command
 * line do not see reliably, so the sources are loaded explicitly.
 */
import { tsImport } from 'tsx/esm/api';

export const { render, warm } = await tsImport('./render-worker.ts', import.meta.url);
