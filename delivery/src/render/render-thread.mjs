/* First module of a render thread: it loads the TypeScript sources, which a thread does not do by itself. */
import { importCompiled } from '@storefront/server-kit/compiled-program';

export const { render, warm } = await importCompiled('./render-worker.ts', import.meta.url);
