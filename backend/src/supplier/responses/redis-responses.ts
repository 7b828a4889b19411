import { setTimeout as pause } from 'node:timers/promises';

import { errorMessage } from '@storefront/server-kit/error-text';
import { createClient, RESP_TYPES } from '@redis/client';

import type { OpenResponses, ResponseStore } from './response-store';

/** A search does not wait longer for the store: it requests the supplier itself. */
const COMMAND_LIMIT_MS = 500;
/** Redis is not tried again for this time after it did not respond. */
const AWAY_MS = 5_000;
const CONNECT_LIMIT_MS = 1_000;
const MAX_RECONNECT_MS = 2_000;
/** Waiting processes look for a failure every few milliseconds. */
const KEEP_FAILURE_MS = 60_000;

/** Ends the lease of its holder alone, and records a failure; KEYS: lease, entry. */
const RELEASE = `
  if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call('del', KEYS[1])
  if ARGV[2] ~= '' then
    redis.call('hset', KEYS[2], 'failedAt', ARGV[2])
    if redis.call('pttl', KEYS[2]) < 0 then redis.call('pexpire', KEYS[2], ARGV[3]) end
  end
  return 1`;

/**
 * Opens responses in Redis, shared by all processes on it. It connects in the background and again after an outage; until
 * then every operation rejects.
 *
 * @param url such as `redis://user:password@host:6379/0`; `rediss:` for TLS
 * @param limitMs limit of one command
 */
export function openRedisResponses(
  url: string,
  now: () => number,
  limitMs = COMMAND_LIMIT_MS,
): OpenResponses {
  const client = clientOf(url);
  client.on('error', logOnce());
  // It goes on connecting for as long as Redis is away; only the first moment of a process waits for it.
  const first = client.connect().catch(() => {});
  const connected = Promise.race([first, pause(CONNECT_LIMIT_MS, null, { ref: false })]);
  return {
    store: redisStore(client, boundedCommands(client, connected, limitMs), now),
    close: async () => {
      if (client.isOpen) client.destroy();
    },
  };
}

function clientOf(url: string) {
  return createClient({
    url,
    // An outage must not collect commands that nobody waits for any more.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_LIMIT_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, MAX_RECONNECT_MS),
    },
  });
}

type Client = ReturnType<typeof clientOf>;

function redisStore(client: Client, within: Command, now: () => number): ResponseStore {
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return {
    async read(key) {
      const [contentType, body, madeAt, keepUntil, failedAt] = await within(() =>
        binary.hmGet(entryKey(key), ['contentType', 'body', 'madeAt', 'keepUntil', 'failedAt']),
      );
      const isKept = body && contentType && madeAt && Number(String(keepUntil)) > now();
      if (!isKept && !failedAt) return null;
      return {
        response: isKept
          ? { contentType: String(contentType), body: Buffer.from(body), madeAt: Number(String(madeAt)) }
          : null,
        failedAt: failedAt ? Number(String(failedAt)) : null,
      };
    },
    async takeLease(key, holder, leaseMs) {
      const options = { condition: 'NX', expiration: { type: 'PX', value: leaseMs } } as const;
      return (await within(() => client.set(leaseKey(key), holder, options))) !== null;
    },
    async complete(key, { contentType, body, madeAt }, keepUntil) {
      const entry = { contentType, body, madeAt: String(madeAt), keepUntil: String(keepUntil) };
      await within(() =>
        client
          .multi()
          .del(entryKey(key))
          .hSet(entryKey(key), entry)
          .pExpire(entryKey(key), Math.max(1, keepUntil - now()))
          .del(leaseKey(key))
          .exec(),
      );
    },
    async release(key, holder, failedAt) {
      const failure = failedAt === undefined ? '' : String(failedAt);
      await within(() =>
        client.eval(RELEASE, {
          keys: [leaseKey(key), entryKey(key)],
          arguments: [holder, failure, String(KEEP_FAILURE_MS)],
        }),
      );
    },
    // Redis deletes what has expired.
    deleteExpired: async () => {},
  };
}

/** Both keys of a response are in one slot of a cluster. */
const entryKey = (key: string) => `supplier:{${key}}`;
const leaseKey = (key: string) => `supplier:{${key}}:lease`;

type Command = <T>(run: () => Promise<T>) => Promise<T>;

/** Returns a function that runs commands, and rejects at once for a while after Redis did not respond in time. */
function boundedCommands(client: Client, connected: Promise<unknown>, limitMs: number): Command {
  let awayUntil = 0;
  return (run) => {
    if (performance.now() < awayUntil) return Promise.reject(new Error('Redis does not respond'));
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        awayUntil = performance.now() + AWAY_MS;
        reject(new Error(`Redis did not respond within ${limitMs} ms`));
      }, limitMs);
      const command = async () => {
        if (!client.isReady) await connected;
        // A lease that nobody waits for any more would keep others from requesting the supplier.
        if (isLate) throw new Error('late');
        return run();
      };
      command()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  };
}

/** Each attempt to connect fails with the same error. */
function logOnce(): (error: unknown) => void {
  let last = '';
  return (error) => {
    const message = errorMessage(error);
    if (message !== last) console.error(`supplier responses: Redis: ${message}`);
    last = message;
  };
}
