const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '::1', '[::1]'];

export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAMES.includes(name.toLowerCase());
}

/**
 * Whether a `Host` header contains a loopback name. With DNS rebinding a foreign name can resolve to this machine, and
 * its pages could read the console as their own origin.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && isLoopbackName(host.replace(/:\d{1,5}$/, ''));
}
