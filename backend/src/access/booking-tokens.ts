import { readSignedText, signText } from '@storefront/server-kit/signed-text';
import type { BookingAccess } from '@storefront/shared/api/manage/access';
import type { Clock } from '@storefront/shared/platform/time/clock';

/** Longer than a payment on the provider's page takes. */
const ACCESS_MS = 2 * 3_600_000;

/** A booking, and the version of its access: a raised version ends all earlier links and tokens. */
export interface TokenHolder {
  readonly orderId: string;
  readonly version: number;
}

export type ReadToken =
  | { readonly kind: 'valid'; readonly holder: TokenHolder }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' };

/** Signed texts that give access to one booking. The holder's version has to be compared with the stored one. */
export interface BookingTokens {
  readonly access: (holder: TokenHolder) => BookingAccess;
  /** Returns the URL of a link. Its secret part is the fragment, which reaches neither server logs nor `Referer`. */
  readonly linkUrl: (holder: TokenHolder, untilMs: number) => string;
  readonly readAccess: (token: string) => ReadToken;
  readonly readLink: (link: string) => ReadToken;
}

export interface TokenSettings {
  readonly secret: string;
  readonly storefrontUrl: string;
  readonly clock: Pick<Clock, 'now'>;
}

/** A token is `purpose/order/version/expiry`, signed: a link is no access token, and neither is of another booking. */
export function bookingTokens({ secret, storefrontUrl, clock }: TokenSettings): BookingTokens {
  const sign = (purpose: 'access' | 'link', { orderId, version }: TokenHolder, untilMs: number) =>
    signText([purpose, orderId, version, untilMs].join('/'), secret);

  const read = (purpose: 'access' | 'link', signed: string): ReadToken => {
    const [signedPurpose, orderId = '', version, until] = readSignedText(signed, secret)?.split('/') ?? [];
    if (signedPurpose !== purpose) return { kind: 'invalid' };
    if (Number(until) <= clock.now()) return { kind: 'expired' };
    return { kind: 'valid', holder: { orderId, version: Number(version) } };
  };

  return {
    access: (holder) => {
      const untilMs = clock.now() + ACCESS_MS;
      return { token: sign('access', holder, untilMs), expiresAt: new Date(untilMs).toISOString() };
    },
    linkUrl: (holder, untilMs) => `${storefrontUrl}/manage#link=${sign('link', holder, untilMs)}`,
    readAccess: (token) => read('access', token),
    readLink: (link) => read('link', link),
  };
}
