import { parseArgs } from 'node:util';

import { errorMessage } from '@storefront/server-kit/error-text';
import { isAppName, REMOTES } from '@storefront/tooling/apps';

export type RemoteName = (typeof REMOTES)[number];

export interface DevArguments {
  readonly remote: RemoteName;
  /** Origin of the running site that provides all other apps; `null` for the local releases. */
  readonly against: string | null;
  /** Whether orders and charges are forwarded to that site. */
  readonly allowBookings: boolean;
}

const USAGE = `npm run dev -- <remote>                                    runs this remote with hot reload, other apps from local releases
npm run dev -- <remote> --against https://shop.example     other apps and services from this running site
                        --allow-bookings                   forwards orders and charges to it
Remotes: ${REMOTES.join(', ')}`;

/** Parses the arguments of `npm run dev`. @throws Error with the problem and the usage */
export function readDevArguments(args: readonly string[]): DevArguments {
  const { values, positionals } = parsed(args);
  const [remote, ...more] = positionals;
  if (remote === undefined || more.length > 0) throw new Error(`Give exactly one remote.\n\n${USAGE}`);
  if (!isRemote(remote)) throw new Error(`Unknown remote: ${remote}.\n\n${USAGE}`);

  const against = values.against === undefined ? null : originFrom(values.against);
  const allowBookings = values['allow-bookings'];
  if (allowBookings && against === null) throw new Error(`--allow-bookings needs --against.\n\n${USAGE}`);
  return { remote, against, allowBookings };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { against: { type: 'string' }, 'allow-bookings': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    // The rest of the message is a hint about positional arguments that start with a dash.
    const [sentence] = errorMessage(error).split('. ');
    throw new Error(`${sentence}.\n\n${USAGE}`, { cause: error });
  }
}

function isRemote(name: string): name is RemoteName {
  return isAppName(name) && name !== 'shell';
}

function originFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isSite)
    throw new Error(`--against takes the origin of a site, such as https://shop.example, not ${text}.`);
  return url.origin;
}
