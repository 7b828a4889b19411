const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** The local time in `toZone` that is `minutes` after a local time in `fromZone`. Times without a zone in the text. */
export function localTimeAfter(local: string, minutes: number, fromZone: string, toZone: string): string {
  const date = local.slice(0, 10);
  const shift = minutes + offsetMinutes(toZone, date) - offsetMinutes(fromZone, date);
  return new Date(Date.parse(`${local}Z`) + shift * 60_000).toISOString().slice(0, 19);
}

/** Minutes east of Greenwich at noon of a day. */
function offsetMinutes(zone: string, date: string): number {
  const key = `${zone}|${date}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;

  const noon = Date.parse(`${date}T12:00:00Z`);
  const local = Date.parse(`${formatterOf(zone).format(noon).replace(' ', 'T')}Z`);
  const offset = (local - noon) / 60_000;
  offsets.set(key, offset);
  return offset;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formatters.set(zone, formatter);
  return formatter;
}
