/** The noun of a room name, at its end or before what the room has. */
const ROOM_NOUN = /\b(room|suite|studio|apartment|villa|cabin)(?= with | on |$)/i;

/**
 * Returns the rooms of a package in one line, such as `3 rooms: Family room, 2 Superior double rooms` (DEC-120).
 *
 * @param names one for each room; a package with a room without a name has only their number
 */
export function summarizeRooms(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = `${names.length} rooms`;
  if (counts.has('')) return names.length === 1 ? '' : all;
  const parts = [...counts].map(([name, count]) => (count === 1 ? name : severalRooms(count, name)));
  return parts.length > 1 ? `${all}: ${parts.join(', ')}` : (parts[0] ?? '');
}

function severalRooms(count: number, name: string): string {
  return ROOM_NOUN.test(name) ? `${count} ${name.replace(ROOM_NOUN, '$1s')}` : `${count} × ${name}`;
}
