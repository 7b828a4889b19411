import { bookingTokens, type BookingTokens } from '../access/booking-tokens';
import { tokenSettings } from '../access/token-settings';
import type { BackendEnvironment } from '../config/environment';

/** What mails state and link to beside their order. */
export interface MailSettings extends Pick<
  BackendEnvironment,
  'seller' | 'shop' | 'clock' | 'storefrontUrl'
> {
  readonly tokens: BookingTokens;
}

export function mailSettings(environment: BackendEnvironment): MailSettings {
  const { seller, shop, clock, storefrontUrl } = environment;
  return { seller, shop, clock, storefrontUrl, tokens: bookingTokens(tokenSettings(environment)) };
}
