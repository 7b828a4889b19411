import { parseArgs } from 'node:util';

import { errorMessage } from '@storefront/server-kit/error-text';
import { isPartName, REMOTES } from '@storefront/tooling/build/parts';

export type RemoteName = (typeof REMOTES)[number];

export interface DevArguments {
  readonly remote: RemoteName;
  /** Origin of a running site that everything but the remote comes from; `null`: from this machine. */
  readonly against: string | null;
  /** Whether orders and charges may go through to that site. */
  readonly allowBookings: boolean;
}

const USAGE = `npm run dev -- <remote>                                    that remote with hot reload, everything else from here
npm run dev -- <remote> --against https://shop.example     everything else as it is live on that site
                        --allow-bookings                   lets orders and charges through to it
Remotes: ${REMOTES.join(', ')}`;

/** @throws Error in words, with what the command takes. */
export function readDevArguments(args: readonly string[]): DevArguments {
  const { values, positionals } = parsed(args);
  const [remote, ...more] = positionals;
  if (remote === undefined || more.length > 0) throw new Error(`Which remote, and only one?\n\n${USAGE}`);
  if (!isRemote(remote)) throw new Error(`No such remote: ${remote}.\n\n${USAGE}`);

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
    // The rest of what it says is about files that begin with a dash.
    const [sentence] = errorMessage(error).split('. ');
    throw new Error(`${sentence}.\n\n${USAGE}`, { cause: error });
  }
}

function isRemote(name: string): name is RemoteName {
  return isPartName(name) && name !== 'shell';
}

function originFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isSite)
    throw new Error(`--against takes the address of a site, such as https://shop.example, not ${text}.`);
  return url.origin;
}
