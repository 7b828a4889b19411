/** Who may use the console. */
export type ConsoleAccess =
  /** Whoever sits at the machine it runs on. */
  { readonly kind: 'loopback' } | { readonly kind: 'token'; readonly token: string };
