import { z } from 'zod';

import { InvalidSettings } from '../config/environment';

import type { ConsoleAccess } from './access/console-access';
import { isLoopbackName } from './access/loopback';

const MIN_TOKEN_LENGTH = 16;

const settingsSchema = z.object({
  CONSOLE_PORT: z.coerce.number().int().min(1).max(65_535).default(3003),
  CONSOLE_HOST: z.string().min(1).default('127.0.0.1'),
  CONSOLE_TOKEN: z.string().min(MIN_TOKEN_LENGTH).optional(),
});

export interface ConsoleSettings {
  readonly port: number;
  readonly host: string;
  readonly access: ConsoleAccess;
}

/**
 * Reads where the console listens and who may use it: everyone on this machine, or everyone with the token.
 *
 * @throws InvalidSettings also when the console would listen on a network without a token
 */
export function readConsoleSettings(env: NodeJS.ProcessEnv = process.env): ConsoleSettings {
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) {
    throw new InvalidSettings(`The console cannot start:\n${z.prettifyError(parsed.error)}`);
  }
  const { CONSOLE_PORT: port, CONSOLE_HOST: host, CONSOLE_TOKEN: token } = parsed.data;
  if (token !== undefined) return { port, host, access: { kind: 'token', token } };
  if (isLoopbackName(host)) return { port, host, access: { kind: 'loopback' } };
  throw new InvalidSettings(
    `The console would be open to everyone who can reach ${host}. Set CONSOLE_TOKEN (at least ${MIN_TOKEN_LENGTH} characters; create one with openssl rand -base64 32), or unset CONSOLE_HOST to listen on this machine only.`,
  );
}
