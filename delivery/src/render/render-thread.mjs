/*
 * First module of a render thread. `--import tsx` from the command line does not reliably apply to imports of the
 * thread pool, so this module loads the TypeScript sources explicitly.
 */
import { tsImport } from 'tsx/esm/api';

export const { render, warm } = await tsImport('./render-worker.ts', import.meta.url);
