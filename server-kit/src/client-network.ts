import { isIPv6 } from 'node:net';

/**
 * Returns the network of a client, which limits count instead of its address: an IPv6 subscriber has a /64 and may use
 * any address of it. An IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`) is IPv4, and text that is no address is
 * returned unchanged.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Returns the eight numbers of an IPv6 address, without its zone. */
function groupsOf(address: string): readonly number[] {
  // The URL parser writes each address in one way, an IPv4 address at its end included.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const [first, last] = [numbersOf(head), numbersOf(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => 0);
  return [...first, ...zeros, ...last];
}

function numbersOf(groups: string): readonly number[] {
  return groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));
}
