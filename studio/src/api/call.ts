import { err, ok, type Result } from '@storefront/shared/domain/result/result';
import { z } from 'zod';

/** Why a call has no usable response. */
export type CallError =
  /** The browser is offline, or the server is not reachable. */
  | { readonly kind: 'network' }
  /** The session has ended: `onSessionEnd` listeners are notified. */
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly newer: NewerRevision | null;
      readonly findings: readonly Finding[];
    };

const findingSchema = z.object({
  /** An error stops publishing, a warning informs. Some refusals have errors only, without a level. */
  level: z.enum(['error', 'warning']).default('error'),
  field: z.string().nullable(),
  message: z.string(),
  /** Whether the preview shows the block although the error stops publishing. */
  isPreviewed: z.boolean().optional(),
});
export type Finding = z.output<typeof findingSchema>;
export const findingsSchema = z.object({ findings: z.array(findingSchema) });

/** Returns the findings that stop publishing. */
export const errorsOf = (findings: readonly Finding[]) => findings.filter(({ level }) => level === 'error');
/** Returns the findings that inform. */
export const warningsOf = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'warning');

const newerSchema = z.object({ revision: z.number(), author: z.string(), changedAt: z.string() });
export type NewerRevision = z.output<typeof newerSchema>;

const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    newer: newerSchema.nullable().default(null),
    findings: z.array(findingSchema).default([]),
    faults: z.array(findingSchema).default([]),
  }),
});

const LIMIT_MS = 25_000;
/** A large file over a slow connection. */
const FILE_LIMIT_MS = 180_000;
const sessionEnds = new EventTarget();

/** Subscribes to the end of the session, which any call may notice. @returns unsubscribes */
export function onSessionEnd(listener: () => void): () => void {
  sessionEnds.addEventListener('end', listener);
  return () => sessionEnds.removeEventListener('end', listener);
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
  /** Whether the call is sent although the page closes. */
  readonly keepalive?: boolean;
}

/** Sends a call of the studio and parses the response. Never rejects and never retries. */
export async function call<T>(
  path: string,
  schema: z.ZodType<T>,
  { method = 'GET', body, keepalive = false }: CallOptions = {},
): Promise<Result<T, CallError>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      keepalive,
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(method === 'GET'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    });
    return readResponse(response.status, await response.json(), schema);
  } catch {
    return err({ kind: 'network' });
  }
}

export interface SendOptions {
  readonly file: File;
  readonly maxBytes: number;
  /** Receives the sent share, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends a file and reports the progress, which `fetch` cannot. Never rejects and never retries. */
export function sendFile<T>(
  path: string,
  schema: z.ZodType<T>,
  { file, maxBytes, onProgress }: SendOptions,
): Promise<Result<T, CallError>> {
  if (file.size > maxBytes)
    return Promise.resolve(
      err({ ...UNREADABLE, status: 413, code: 'too-large', message: tooLargeText(maxBytes) }),
    );
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.timeout = FILE_LIMIT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    const fail = () => resolve(err({ kind: 'network' }));
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('load', () =>
      resolve(readResponse(request.status, parseJson(request.responseText), schema)),
    );
    request.send(file);
  });
}

function tooLargeText(maxBytes: number): string {
  return `The file is larger than ${maxBytes / 1024 / 1024} MB. Save it in a smaller size.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function readResponse<T>(status: number, json: unknown, schema: z.ZodType<T>): Result<T, CallError> {
  if (status < 200 || status > 299) return err(errorOf(status, json));
  const parsed = schema.safeParse(json);
  return parsed.success ? ok(parsed.data) : err(UNREADABLE);
}

function errorOf(status: number, json: unknown): CallError {
  const parsed = errorSchema.safeParse(json);
  if (!parsed.success) return { ...UNREADABLE, status };
  const { code, message, newer, findings, faults } = parsed.data.error;
  if (code === 'no-session') {
    sessionEnds.dispatchEvent(new Event('end'));
    return { kind: 'signed-out' };
  }
  // A gateway or the server of the studio cannot reach the backend.
  if (status >= 502) return { kind: 'network' };
  return { kind: 'refused', status, code, message, newer, findings: [...findings, ...faults] };
}

const UNREADABLE = {
  kind: 'refused',
  status: 500,
  code: 'unreadable',
  message: 'The studio cannot read the response. Please reload the page.',
  newer: null,
  findings: [],
} as const;

/** Returns the text of an error for the person who caused it. */
export function errorText(error: CallError): string {
  switch (error.kind) {
    case 'network':
      return 'The studio is not reachable. Check your connection; it tries again by itself.';
    case 'signed-out':
      return 'Your session has ended. Please sign in again.';
    case 'refused':
      return error.message;
  }
}
