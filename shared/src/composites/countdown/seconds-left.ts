interface Span {
  /** Start time in milliseconds since 1970. */
  readonly from: number;
  /** Duration in seconds. */
  readonly seconds: number;
  /** Restarts after showing zero for one second. */
  readonly repeat?: boolean | undefined;
}

/** Returns the remaining whole seconds at `now` (milliseconds since 1970), between 0 and `seconds`. */
export function secondsLeft({ from, seconds, repeat = false }: Span, now: number): number {
  const passed = Math.max(0, Math.floor((now - from) / 1_000));
  if (repeat) return seconds - (passed % (seconds + 1));
  return Math.max(0, seconds - passed);
}

/** Formats seconds as `09:05`, with hours only if there are any: `01:09:05`. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  return (hours > 0 ? [hours, ...parts] : parts).map((part) => String(part).padStart(2, '0')).join(':');
}
