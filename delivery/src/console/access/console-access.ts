/** Who may use the console. */
export type ConsoleAccess =
  /** Everyone on the machine that runs the console. */
  { readonly kind: 'loopback' } | { readonly kind: 'token'; readonly token: string };
