import { z } from 'zod';

import { BadSettings } from '../config/environment';

import type { ConsoleAccess } from './access/console-access';
import { isLoopbackName } from './access/loopback';

const SHORTEST_TOKEN = 16;

const settingsSchema = z.object({
  CONSOLE_PORT: z.coerce.number().int().min(1).max(65_535).default(3003),
  CONSOLE_HOST: z.string().min(1).default('127.0.0.1'),
  CONSOLE_TOKEN: z.string().min(SHORTEST_TOKEN).optional(),
});

export interface ConsoleSettings {
  readonly port: number;
  readonly host: string;
  readonly access: ConsoleAccess;
}

/**
 * Where the console listens and who may use it: anybody on this machine, or whoever has the token.
 *
 * @throws BadSettings also when it would be open to a network without a token.
 */
export function readConsoleSettings(env: NodeJS.ProcessEnv = process.env): ConsoleSettings {
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) {
    throw new BadSettings(`The console cannot start:\n${z.prettifyError(parsed.error)}`);
  }
  const { CONSOLE_PORT: port, CONSOLE_HOST: host, CONSOLE_TOKEN: token } = parsed.data;
  if (token !== undefined) return { port, host, access: { kind: 'token', token } };
  if (isLoopbackName(host)) return { port, host, access: { kind: 'loopback' } };
  throw new BadSettings(
    `The console would be open to everyone who reaches ${host}. Set CONSOLE_TOKEN (${SHORTEST_TOKEN} characters or more; openssl rand -base64 32 makes one), or leave CONSOLE_HOST out to listen on this machine only.`,
  );
}
