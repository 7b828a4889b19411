import { connectToBackend, type BackendClient } from '../admin/backend-client';
import type { BackendEnvironment } from '../config/environment';
import type { Supplier } from '../supplier/supplier';

/** The settings and services of an owner command; `content.ts` and `demo/commands/content.ts` choose them. */
export interface CommandContext {
  readonly environment: BackendEnvironment;
  /** Only called where no backend runs and the command works on the database itself. */
  readonly createSupplier: () => Promise<Supplier>;
}

/** @param url a backend other than that of this machine */
export function openBackend(
  { environment, createSupplier }: CommandContext,
  url: string | null,
): Promise<BackendClient> {
  return connectToBackend(environment, url, async (token) => {
    // The modules of a whole backend take longer to load than the command takes to call one that runs.
    const { openInProcessBackend } = await import('./in-process-backend');
    return openInProcessBackend(environment, await createSupplier(), token);
  });
}
