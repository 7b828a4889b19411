/**
 * Returns whether a URL is on the origin of the payment provider. No other page may be framed or opened for paying.
 *
 * @param origin `gatewayOrigin` of the settings
 */
export function isProviderUrl(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(origin).origin;
}
