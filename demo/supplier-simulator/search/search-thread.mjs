/* First module of a search thread: it loads the TypeScript sources, which a thread does not do by itself. */
import { importCompiled } from '@storefront/server-kit/compiled-program';

await importCompiled('./search-thread.ts', import.meta.url);
