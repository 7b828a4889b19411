import { connectToBackend, type BackendClient } from '../admin/backend-client';
import { registerAdmin } from '../app';
import type { BackendEnvironment } from '../config/environment';
import { createHttpApp } from '../http-app';
import type { Supplier } from '../supplier/supplier';

/** The settings and services of an owner command; `content.ts` and `demo/commands/content.ts` choose them. */
export interface CommandContext {
  readonly environment: BackendEnvironment;
  /** Only called where no backend runs and the command works on the database itself. */
  readonly createSupplier: () => Supplier;
}

/** @param url a backend other than that of this machine */
export function openBackend(
  { environment, createSupplier }: CommandContext,
  url: string | null,
): Promise<BackendClient> {
  return connectToBackend(environment, url, async (db) => {
    const app = createHttpApp(environment);
    await registerAdmin(app, { environment, db, supplier: createSupplier(), probePicture: null });
    return app;
  });
}
