import { z } from 'zod';

/** A line of the JSON log of a server. */
const entrySchema = z.looseObject({
  level: z.number(),
  msg: z.string(),
  err: z.object({ message: z.string(), stack: z.string().optional() }).optional(),
});

/** Fields that say nothing to a person at a terminal. */
const HIDDEN: ReadonlySet<string> = new Set(['level', 'time', 'pid', 'hostname', 'reqId', 'msg', 'err']);
const ERROR_LEVEL = 50;

/**
 * Returns a line of a server's standard error as a person reads it: a JSON log line as a sentence with its fields, all other
 * text unchanged. Services that run by themselves keep the JSON.
 *
 * @param name of the server
 */
export function readableLine(name: string, line: string): string {
  const entry = entryOf(line);
  if (!entry) return line;
  const { level, msg, err, ...fields } = entry;
  const details = Object.entries(fields).flatMap(([key, value]) =>
    HIDDEN.has(key) ? [] : [`${key} ${textOf(value)}`],
  );
  const reason = err && err.message !== msg ? `: ${err.message}` : '';
  const sentence = `${name}: ${msg}${reason}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
  const stack = level >= ERROR_LEVEL ? framesOf(err?.stack) : [];
  return [sentence, ...stack].join('\n');
}

function entryOf(line: string) {
  if (!line.startsWith('{')) return null;
  try {
    return entrySchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** Returns the first line: the reason of a page that was not rendered has a stack. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.split('\n', 1)[0] ?? '';
}

function framesOf(stack = ''): readonly string[] {
  return stack.split('\n').filter((line) => /^\s+at /.test(line));
}
