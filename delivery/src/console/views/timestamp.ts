import { html, type Html } from '@storefront/server-kit/html';

const EXACT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Europe/London',
  timeZoneName: 'short',
});

const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/** Units with their length in seconds, the longest first. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a time in the UK time zone with seconds. */
export function exactTime(at: string | number): string {
  return EXACT.format(new Date(at));
}

/** Formats "5 minutes ago". Future times count as now, because clocks may differ. @param now milliseconds since 1970 */
export function timeAgo(at: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(at)) / 1_000));
  const unit = UNITS.find(([, length]) => seconds >= length);
  return unit ? RELATIVE.format(-Math.floor(seconds / unit[1]), unit[0]) : 'less than a minute ago';
}

export function agoElement(at: string, now: number): Html {
  return html`<time datetime="${at}" title="${exactTime(at)}">${timeAgo(at, now)}</time>`;
}

export function exactElement(at: string): Html {
  return html`<time datetime="${at}">${exactTime(at)}</time>`;
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** Formats the time of day in the UK, such as 18:22. */
export function clockTime(at: string | number): string {
  return CLOCK.format(new Date(at));
}
