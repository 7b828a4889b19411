import { closestName } from '@storefront/server-kit/closest-name';
import { InvalidArgument, readArguments } from '@storefront/server-kit/command-arguments';
import { isAppName, REMOTES } from '@storefront/tooling/apps';

export type RemoteName = (typeof REMOTES)[number];

export interface DevArguments {
  readonly remote: RemoteName;
  /** Origin of the running site that provides all other apps; `null` for the local releases. */
  readonly against: string | null;
  /** Whether orders and charges are forwarded to that site. */
  readonly allowBookings: boolean;
}

export const DEV_USAGE = `npm run dev -- <remote>                                    runs this remote with hot reload, other apps from local releases
npm run dev -- <remote> --against https://shop.example     other apps and services from this running site
                        --allow-bookings                   forwards orders and charges to it
Remotes: ${REMOTES.join(', ')}`;

const OPTIONS = {
  against: { type: 'string' },
  'allow-bookings': { type: 'boolean', default: false },
} as const;

/** Parses the arguments of `npm run dev`. @throws Error with the problem and the usage */
export function readDevArguments(args: readonly string[]): DevArguments {
  const { values, positionals } = readArguments(args, OPTIONS, 'npm run dev --');
  const [remote, ...more] = positionals;
  if (remote === undefined || more.length > 0)
    throw new InvalidArgument(`Give exactly one remote.\n\n${DEV_USAGE}`);
  if (!isRemote(remote)) throw new InvalidArgument(unknownRemote(remote));

  const against = values.against === undefined ? null : originFrom(values.against);
  const allowBookings = values['allow-bookings'];
  if (allowBookings && against === null)
    throw new InvalidArgument(`--allow-bookings needs --against.\n\n${DEV_USAGE}`);
  return { remote, against, allowBookings };
}

function unknownRemote(name: string): string {
  const closest = closestName(name, REMOTES);
  const suggestion = closest === null ? '' : ` Did you mean ${closest}?`;
  return `Unknown remote: ${name}.${suggestion}\n\n${DEV_USAGE}`;
}

function isRemote(name: string): name is RemoteName {
  return isAppName(name) && name !== 'shell';
}

function originFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isSite)
    throw new InvalidArgument(
      `--against takes the origin of a site, such as https://shop.example, not ${text}.`,
    );
  return url.origin;
}
