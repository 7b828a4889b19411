import type { AdminResponse, BackendClient } from '../admin/backend-client';
import { registerAdmin } from '../app';
import type { BackendEnvironment } from '../config/environment';
import { openDatabase } from '../db/open-database';
import { createHttpApp } from '../http-app';
import type { Supplier } from '../supplier/supplier';

/**
 * Opens the database in this process and responds to the admin routes itself.
 *
 * @param token of the requests
 * @throws DatabaseInUse when another process has the embedded database open
 */
export async function openInProcessBackend(
  environment: BackendEnvironment,
  supplier: Supplier,
  token: string,
): Promise<BackendClient> {
  const { dataDir, databaseUrl, databaseConnections } = environment;
  const { db, close } = await openDatabase(dataDir, databaseUrl, databaseConnections);
  const app = createHttpApp(environment);
  await registerAdmin(app, { environment, db, supplier, probePicture: null });
  return {
    target: databaseUrl === null ? `the database in ${dataDir}` : 'the database of DATABASE_URL',
    close: async () => {
      await app.close();
      await close();
    },
    request: async (method, path, body): Promise<AdminResponse> => {
      const response = await app.inject({
        method,
        url: `/admin${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: response.statusCode, body: response.json<unknown>() };
    },
  };
}
