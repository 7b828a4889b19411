import type { BackendEnvironment } from '../config/environment';
import { keptSecret } from '../config/kept-secret';

export interface AdminResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Client of the admin routes, for the owner's commands. */
export interface BackendClient {
  readonly request: (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<AdminResponse>;
  /** What the requests go to, for messages. */
  readonly target: string;
  readonly close: () => Promise<void>;
}

/** The backend of a command does not respond. */
export class BackendUnreachable extends Error {
  override readonly name = 'BackendUnreachable';

  constructor(url: string, cause: unknown) {
    super(`${url} does not respond. Is the backend running, and is the URL right?`, { cause });
  }
}

/** Opens the database in this process and responds to the admin routes itself. @param token of the requests */
export type OpenInProcess = (token: string) => Promise<BackendClient>;

/**
 * Connects to the running backend, or opens the database in this process where none runs. The embedded database
 * belongs to one process, so a running backend has to be used (docs/adr/0008-owner-commands-call-the-running-backend.md).
 *
 * @param url a backend other than that of this machine
 */
export async function connectToBackend(
  environment: BackendEnvironment,
  url: string | null,
  openInProcess: OpenInProcess,
): Promise<BackendClient> {
  const token = keptSecret(environment.dataDir, 'admin-token', environment.adminToken);
  const localUrl = `http://localhost:${environment.port}`;
  if (url !== null || (await isRunning(localUrl))) return overHttp(url ?? localUrl, token);
  return openInProcess(token);
}

async function isRunning(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

function overHttp(url: string, token: string): BackendClient {
  return {
    target: url,
    close: async () => {},
    request: async (method, path, body) => {
      const response = await fetch(`${url}/admin${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch((error: unknown) => {
        throw new BackendUnreachable(url, error);
      });
      return { status: response.status, body: (await response.json()) as unknown };
    },
  };
}
