const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '::1', '[::1]'];

export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAMES.includes(name.toLowerCase());
}

/**
 * Whether a `Host` header names this very machine. A foreign name that was made to lead here (DNS
 * rebinding) would let its page read the console as its own.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && isLoopbackName(host.replace(/:\d{1,5}$/, ''));
}
