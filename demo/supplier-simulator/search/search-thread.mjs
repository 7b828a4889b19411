/* First module of a search thread: it loads the TypeScript sources, which a thread does not do by itself. */
import { tsImport } from 'tsx/esm/api';

await tsImport('./search-thread.ts', import.meta.url);
